import type { EventType } from './event-types.ts'

/**
 * Guesses the type of a calendar entry from words in its title, in four languages. Two names with a
 * dash or "vs" are a match.
 */
export function guessType(title: string): EventType {
  const words = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return signs.find(({ sign }) => sign.test(words))?.type ?? 'practice'
}

const signs: readonly { readonly sign: RegExp; readonly type: EventType }[] = [
  {
    type: 'tryout',
    sign: /\b(try-?outs?|trials?|probetraining|sichtung\w*|detection|essais? ouverts?|pruebas? de (acceso|nivel|jugador\w*)|captacion)\b/,
  },
  {
    type: 'scrimmage',
    sign: /\b(scrimmage|intern(al|es)? (game|match|spiel)|trainingsspiel|opposition interne|partidillo)\b/,
  },
  {
    type: 'practice',
    sign: /\b(practice|training\w*|workout|drills?|entrainements?|seance|uebung\w*|ubung\w*|entrenamientos?|entreno|entrenar)\b|\w+training\b/,
  },
  {
    type: 'meeting',
    sign: /\b(meeting|agm|briefing|elternabend|(team|mannschafts)?(sitzung|besprechung)|\w*versammlung|reunion|assemblee|asamblea)\b/,
  },
  {
    type: 'tournament',
    sign: /\b(\w*turnier|tournoi|torneo|tournament)\b/,
  },
  {
    type: 'cup-game',
    sign: /\b(cup|pokal\w*|coupe|copa|trophy|trophee)\b|\w+pokal\b/,
  },
  {
    type: 'exhibition-game',
    sign: /\b(friendly|exhibition|freundschaftsspiel\w*|testspiel\w*|amical(e|aux)?|amistosos?)\b/,
  },
  {
    type: 'league-game',
    sign: /\b(league|liga\w*|ligue|championnat|punktspiel\w*|matchday|spieltag|journee|jornada)\b|\w+liga\b/,
  },
  {
    type: 'game',
    sign: /\b(match(es)?|game|spiel|heimspiel|auswaertsspiel|auswartsspiel|partidos?|rencontre)\b/,
  },
  { type: 'game', sign: /\S\s+(vs?\.?|x|@|contre|gegen|contra)\s+\S/ },
  { type: 'game', sign: /\p{L}\S*\s+[-–—:]\s+\p{L}/u },
]
