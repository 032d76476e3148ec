import { withFullStop } from '@touchline/domain/values/full-stop'

import { withDe } from '../../../elision.ts'
import type { overdueLetters as english } from './en.ts'

export const overdueLetters: typeof english = {
  unnamed: 'votre club',
  subjects: {
    1: (sum, club) => `Rappel de paiement : ${sum}, ${club}`,
    2: (sum, club) => `Deuxième rappel : ${sum}, ${club}`,
    3: (sum, club) => `Dernier rappel : ${sum}, ${club}`,
  },
  words: {
    1: 'Le paiement ci-dessous est en retard. Si vous venez de payer, merci.',
    2: 'Nous n’avons toujours pas reçu le paiement ci-dessous. Merci de le régler sous sept jours.',
    3: 'C’est notre troisième message au sujet du paiement ci-dessous. Merci de le régler sous sept jours ou de nous contacter.',
  },
  help: 'Trop cher ? Ouvrez la facture et demandez à payer moins ou en plusieurs fois.',
  fee: 'Frais de rappel',
  overdue: 'En retard',
  total: 'À payer',
  forWhom: (names) => `Pour ${names}`,
  amount: (sum, day) => `${sum}, échéance du ${day}`,
  reference: (reference) => `Référence de paiement : ${reference}`,
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  referenceLabel: 'Référence de paiement',
  pay: 'Payer',
  why: (club) => `Envoyé pour une facture ${withDe(withFullStop(club))}`,
}
