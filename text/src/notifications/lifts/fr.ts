import { withDe } from '../../elision.ts'
import type { lifts as english } from './en.ts'

export const lifts: typeof english = {
  forYou: (title) => `Une place en voiture pour toi : ${title}`,
  forChild: (names, title) => `Une place en voiture pour ${names} : ${title}`,
  withYou: (name, title) => `${name} monte dans ta voiture : ${title}`,
  severalWithYou: (count, title) => `${count} personnes montent dans ta voiture : ${title}`,
  lostYou: (title) => `Il te faut une autre voiture : ${title}`,
  lostChild: (names, _count, title) => `Il faut une autre voiture pour ${names} : ${title}`,
  lostOther: (name, title) => `Place ${withDe(name)} annulée : ${title}`,
  severalLost: (count, title) => `${count} places en voiture annulées : ${title}`,
  changedYou: (title) => `Ton covoiturage a changé : ${title}`,
  changedChild: (names, title) => `Le covoiturage ${withDe(names)} a changé : ${title}`,
  driving: (title) => `Demain, c’est toi qui conduis : ${title}`,
  car: 'Voiture',
  legs: { there: 'Aller', back: 'Retour' },
  passengers: 'À bord',
  toAccept: 'Accepte ou refuse la place.',
  answerSeat: 'Accepter ou refuser',
  lookAgain: 'Il reste peut-être une place dans une autre voiture.',
  find: 'Trouver une voiture',
}
