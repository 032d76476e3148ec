import type { clubPeople as english } from './en.ts'

export const clubPeople: typeof english = {
  for: 'Para',
  teams: 'Equipos',
  filter: (name) => `Filtro «${name}»`,
  selected: (count) => (count === 1 ? '1 socio seleccionado' : `${count} socios seleccionados`),
  nobody: 'Nadie cumple este filtro.',
  nobodyInTeam: 'Ninguno está en un equipo.',
  nobodyReached: 'Nadie de esta lista tiene equipo ni correo.',
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  guardians: (count) => (count === 1 ? '1 padre o madre' : `${count} padres y madres`),
  notInvited: (names) => `Sin invitar, no tienen equipo: ${names}`,
  notShown: (names) => `No lo reciben, sin equipo ni correo: ${names}`,
  byEmail: (count) =>
    count === 1
      ? '1 persona sin equipo lo recibe por correo.'
      : `${count} personas sin equipo lo reciben por correo.`,
  notJoined: (count) =>
    count === 1 ? '1 persona aún no se ha unido.' : `${count} personas aún no se han unido.`,
}
