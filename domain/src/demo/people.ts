/** A person in the demo club; all names are invented. */
export interface DemoName {
  readonly firstName: string
  readonly lastName: string
}

export const staffNames = {
  manager: { firstName: 'Marta', lastName: 'Lindqvist' },
  coach: { firstName: 'Jonas', lastName: 'Albrecht' },
  womenCoach: { firstName: 'Karin', lastName: 'Dubois' },
  assistant: { firstName: 'Nina', lastName: 'Kowalska' },
  asking: { firstName: 'Pablo', lastName: 'Santolaria' },
} as const satisfies Record<string, DemoName>

/** The eighteen of the U12; the first two are siblings, the children of the demo parent. */
export const childNames =
  namesIn(`Léo Moreau, Chloé Moreau, Mats Hoekstra, Ida Sandvik, Luca Ferrante,
  Emma Brandl, Hugo Castellano, Lena Vogt, Oskar Nyström, Carla Benítez, Finn O'Dowd, Zoé Lambert,
  Mikkel Aagaard, Aylin Demirci, Tomás Arrieta, Jana Novotná, Ben Whitlock, Sara Pellegrini`)

/** The guardian of the child at the same index; the first has two. */
export const firstGuardians = namesIn(`Sofia Moreau, Sofia Moreau, Anouk Hoekstra, Erik Sandvik,
  Giulia Ferrante, Thomas Brandl, Lucía Castellano, Markus Vogt, Astrid Nyström, Diego Benítez,
  Aoife O'Dowd, Julien Lambert, Mette Aagaard, Cem Demirci, Maite Arrieta, Pavel Novotný,
  Grace Whitlock, Paolo Pellegrini`)

/** The second guardian of every third child. */
export const secondGuardians = namesIn(`Antoine Moreau, Ingrid Sandvik, Javier Castellano,
  Carmen Benítez, Jens Aagaard, Eva Novotná`)

/** The women's team; the first is the demo player. The demo parent plays with them. */
export const womenNames = namesIn(`Elena Ricciardi, Hanna Lindberg, Clara Weidner, Inés Robledo,
  Maëlle Garnier, Sanne Vermeer, Freya Nordahl, Lucie Charpentier, Paula Steiner, Olivia Hartley,
  Marta Wiśniewska, Alba Quintero, Johanna Bergmann, Chiara Bellini, Niamh Gallagher, Tereza Dvořák,
  Amélie Roche, Signe Holm`)

/** Club members who play in no team. */
export const membersWithoutTeam = namesIn(`Élodie Garnier, Rolf Böhm, Zoë Hartley, Ana Brüggemann`)

/** Invented clubs. */
export const demoOpponents = [
  'Riverside United',
  'FC Nordwind',
  'Atlético Colina',
  'AS Bellerive',
  'SV Falkenau',
  'Real Miramar',
] as const

/** A child of ten to twelve, whenever the club is loaded. */
export function childBirthDate(place: number, today: string): string {
  return dayOf(Number(today.slice(0, 4)) - 11 - (place % 2), place)
}

/** Between nineteen and thirty-three; people after the list are old enough to be parents. */
export function womanBirthDate(place: number, today: string): string {
  const age = place < womenNames.length ? 20 + ((place * 7) % 14) : 38
  return dayOf(Number(today.slice(0, 4)) - age, place)
}

/** An address without a mailbox: `.example` is reserved. */
export function demoEmail({ firstName, lastName }: DemoName): string {
  const words = `${firstName}.${lastName}`.toLowerCase().normalize('NFD')
  return `${words.replaceAll(/[^a-z.]/g, '')}@demo.example`
}

function dayOf(year: number, place: number): string {
  const month = String(1 + ((place * 5) % 12)).padStart(2, '0')
  const day = String(1 + ((place * 11) % 28)).padStart(2, '0')
  return `${year}-${month}-${day}`
}

function namesIn(list: string): readonly DemoName[] {
  return list.split(',').map((name) => {
    const [firstName = '', ...rest] = name.trim().split(' ')
    return { firstName, lastName: rest.join(' ') }
  })
}
