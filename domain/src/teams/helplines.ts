/** A free helpline for children, independent of the club. */
export interface Helpline {
  readonly name: string
  /** As written in that country. */
  readonly phone: string
  /** A page of the operator that publishes the number. */
  readonly source: string
}

/** Reserved across the European Union by Commission Decision 2007/116/EC as amended. */
const harmonised = '116 111'

const operators = 'https://childhelplineinternational.org/116-111/'

/**
 * Helplines by country, under the name children know. Only numbers reserved by the EU or the
 * national numbering plan; the club's safeguarding person is shown separately.
 */
const helplines: Readonly<Record<string, Helpline>> = {
  AT: line('Rat auf Draht', '147', 'https://www.rataufdraht.at/'),
  BE: line('Awel', '102', 'https://awel.be/'),
  CH: line('Pro Juventute 147', '147', 'https://www.147.ch/'),
  CZ: line('Linka bezpečí', harmonised, 'https://www.linkabezpeci.cz/'),
  DE: line('Nummer gegen Kummer', harmonised, 'https://www.nummergegenkummer.de/'),
  DK: line('BørneTelefonen', harmonised, 'https://bornetelefonen.dk/'),
  ES: line('Teléfono ANAR', harmonised, 'https://www.anar.org/'),
  FR: line('Allô Enfance en Danger', '119', 'https://www.allo119.gouv.fr/'),
  GB: line('Childline', '0800 1111', 'https://www.childline.org.uk/'),
  IE: line('Childline', harmonised, 'https://www.childline.ie/'),
  IT: line('Telefono Azzurro', '1 96 96', 'https://azzurro.it/'),
  NL: line('De Kindertelefoon', harmonised, 'https://www.kindertelefoon.nl/'),
  PT: line('SOS Criança', harmonised, 'https://www.iacrianca.pt/'),
  SE: line('Bris', harmonised, 'https://www.bris.se/'),
}

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'

/**
 * The helpline of a country (ISO code). Undefined if we know none, as a wrong number would be
 * worse.
 */
export function helplineOf(country: string): Helpline | undefined {
  if (Object.hasOwn(helplines, country)) return helplines[country]
  if (union.split(' ').includes(country)) return line(harmonised, harmonised, operators)
  return undefined
}

function line(name: string, phone: string, source: string): Helpline {
  return { name, phone, source }
}
