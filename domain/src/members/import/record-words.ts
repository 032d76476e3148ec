import { normalizeText } from './words.ts'

/** Kinds of membership as clubs write them, without accents; endings for women and plurals included. */
const kinds = {
  active:
    /^(?:aktiv(?:e[rs]?)?(?: mitglied(?:er)?)?|vollmitglied(?:er)?|ordentliche?s?(?: mitglied)?|erwachsene?r?|einzel(?:mitglied)?|kinder?|jugend(?:liche?r?)?|schuler(?:in)?|active?(?: member)?|full(?: member)?|playing(?: member)?|adults?|junior|youth|actif|actives?|actifs|membre acti[fv]e?|licencie?e?|socio activ[oa]|activ[oa]s?|numerari[oa]|soci[oa] de numero|jugadora?)$/,
  passive:
    /^(?:passiv(?:e[rs]?)?(?: mitglied(?:er)?)?|forder(?:er|nde?[rs]?)?(?:\s?mitglied(?:er)?)?|foerder(?:er|nde?[rs]?)?(?:\s?mitglied(?:er)?)?|unterstutzer(?:in)?|passive?(?: member)?|supporters?|supporting(?: member)?|social(?: member)?|non ?playing(?: member)?|passifs?|passives?|membre passi[fv]e?|sympathisante?|(?:membre )?bienfait(?:eur|rice)|pasiv[oa]s?|soci[oa] pasiv[oa]|simpatizante|colaborador(?:a|es)?|protector(?:a|es)?)$/,
  honorary:
    /^(?:ehren(?:\s?mitglied(?:er|schaft)?|halber)?|ehrenvorsitzende[rs]?|honou?rary(?: member)?|life(?: member)?|(?:membre )?honoraire?s?|(?:membre )?d honneur|honneur|(?:soci[oa] )?(?:de )?honor|honorari[oa]s?|honorific[oa])$/,
  family:
    /^(?:famil(?:ien?|y)(?:\s?(?:mitglied(?:er|schaft)?|beitrag|member(?:ship)?))?|famille|familial[e]?|(?:cuota )?famili(?:a|ar|ares))$/,
} as const

export const listedKinds = ['active', 'passive', 'honorary', 'family'] as const

/** A kind of membership that a list can name. */
export type ListedKind = (typeof listedKinds)[number]

/** What a cell says about the kind of membership; undefined where it says something else. */
export function readKind(text: string): ListedKind | undefined {
  const said = normalizeText(text)
    .replaceAll(/[-_.'’]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return listedKinds.find((kind) => kinds[kind].test(said))
}
