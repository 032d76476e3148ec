import { withFullStop } from '@touchline/domain/values/full-stop'

import { withDe } from '../../elision.ts'
import type { letters as english } from './en.ts'

/** Lettres sur l’argent qu’une équipe demande. */
export const letters: typeof english = {
  unnamed: { collection: 'cotisation', team: 'l’équipe' },
  invited: {
    subject: (collection, team) => `À remplir : ${collection} (${team})`,
    words: 'Cela prend deux minutes. Vous pouvez ajouter plusieurs personnes.',
    action: 'Remplir le formulaire',
  },
  billed: {
    subject: (collection) => `Nouvelle facture : ${collection}`,
    words: 'Ouvrez votre facture pour payer.',
  },
  waiting: {
    subject: (collection) => `Liste d’attente : ${collection}`,
    words:
      'Toutes les places sont prises. Vous êtes sur la liste d’attente ; nous vous écrirons dès qu’une se libère.',
  },
  placed: {
    subject: (collection) => `Vous avez une place : ${collection}`,
    words: 'Une place s’est libérée, elle est à vous. Ouvrez votre facture pour payer.',
  },
  place_released: {
    subject: (collection) => `Place attribuée à d’autres : ${collection}`,
    words: 'La facture n’a pas été payée à temps et d’autres attendaient. Vous ne devez rien.',
  },
  waiting_ended: {
    subject: (collection) => `Vous n’êtes plus sur la liste d’attente : ${collection}`,
    words: 'Vous ne devez rien.',
  },
  shareChanged: {
    subject: (collection) => `Votre part a changé : ${collection}`,
    shared: (name) => `Vous partagez maintenant cette facture avec ${name}, à parts égales.`,
    alone: 'La part impayée de l’autre payeur est maintenant sur votre facture.',
  },
  reminder: {
    form: (collection) => `Encore à remplir : ${collection}`,
    formWords: 'Pensez à remplir le formulaire. Cela prend deux minutes.',
    bill: (collection) => `Encore à payer : ${collection}`,
    billWords: 'Cette facture reste à payer.',
    soon: (collection) => `Bientôt à payer : ${collection}`,
    soonWords: 'Votre prochain paiement arrive bientôt à échéance.',
    late: (collection) => `En retard : ${collection}`,
    lateWords: (count) =>
      count > 1 ? `${count} paiements sont en retard.` : 'Un paiement est en retard.',
    help: 'Trop cher ? Ouvrez la facture et demandez à payer moins ou en plusieurs fois.',
  },
  paid: {
    subject: (collection) => `Paiement reçu : ${collection}`,
    words: 'Merci ! Le reçu se trouve avec votre facture.',
  },
  returned: {
    subject: (collection) => `Paiement rejeté : ${collection}`,
    words: 'Votre banque a repris un paiement. Il est de nouveau à payer.',
  },
  debit: {
    announced: {
      subject: (collection) => `Prélèvement annoncé : ${collection}`,
      words: (day) => `Le club prélève ce montant le ${day}. Vous n’avez rien à faire.`,
    },
    cancelled: {
      subject: (collection) => `Prélèvement annulé : ${collection}`,
      words: 'Le club ne prélèvera pas ce montant. Ouvrez la facture pour payer.',
    },
    facts: {
      collectedOn: 'Prélevé le',
      account: 'Sur le compte',
      mandate: 'Référence du mandat',
      creditor: 'Créancier',
      identifier: 'Identifiant créancier',
    },
  },
  refunded: {
    subject: (collection) => `Remboursement en cours : ${collection}`,
    words: 'L’équipe a remboursé ce montant. Par carte, comptez quelques jours.',
  },
  refund_failed: {
    subject: (collection) => `Échec du remboursement : ${collection}`,
    words: 'La banque a renvoyé le remboursement. Demandez un autre moyen à l’équipe.',
  },
  answered: {
    subject: (collection) => `Réponse à votre demande : ${collection}`,
    reduced: (less, open) =>
      `La trésorerie est d’accord : vous payez ${less} de moins. Reste à payer : ${open}.`,
    waived: 'La trésorerie est d’accord : vous ne devez plus rien.',
    parted: (count) => `La trésorerie est d’accord : vous pouvez payer en ${count} fois.`,
    granted: 'La trésorerie est d’accord. Votre facture montre le reste à payer.',
    refused: 'La trésorerie n’a pas pu accepter. Votre facture reste la même.',
  },
  donation: {
    enclosed: {
      subject: (club) => `Votre reçu fiscal : ${club}`,
      words: 'Merci pour votre don. Votre reçu fiscal est joint.',
    },
    voided: {
      subject: (club) => `Votre reçu fiscal est annulé : ${club}`,
      words: 'Merci de détruire ce reçu.',
    },
    number: 'Numéro du reçu',
    reason: 'Motif',
    why: (club) => `Vous avez fait un don à ${club}.`,
  },
  organizer: {
    subject: (collection) => `Point sur les paiements : ${collection}`,
    words: 'Depuis le dernier e-mail :',
    action: 'Voir la collecte',
  },
  payout: {
    subject: (team) => `${team} : compte de versement modifié`,
    what: {
      transfers_named: 'Les factures indiquent désormais ce compte.',
      transfers_removed: 'Les factures n’indiquent plus de compte.',
      cards_begun: 'Un compte pour les paiements par carte a été ouvert.',
      cards_ready: 'Le compte est vérifié. Les paiements par carte y vont désormais.',
      cards_stopped:
        'Le prestataire n’accepte plus les paiements par carte. Va voir chez lui ce qui manque.',
    },
    unknown:
      'Inattendu ? Demande à la personne qui l’a fait et corrige-le dans Touchline. Il fallait son mot de passe ou une nouvelle connexion.',
    unknownFormer: 'Inattendu ? Parles-en à une personne de confiance au club.',
    facts: { holder: 'Titulaire du compte', account: 'Compte', by: 'Modifié par' },
    action: 'Vérifier le compte',
    why: (team) => `Envoyé parce que tu gères l’argent ${withDe(team)}.`,
    whyFormer: (team) => `Envoyé parce que tu gérais récemment l’argent ${withDe(team)}.`,
  },
  facts: {
    people: 'Pour',
    sharedWith: 'Partagée avec',
    amount: 'Montant',
    open: 'Reste à payer',
    wasDue: 'Échéance passée',
    late: 'Total en retard',
    due: 'Échéance',
    until: 'Ouvert jusqu’au',
    reference: 'Référence de paiement',
    answer: 'Réponse',
    paid: 'Reçu',
    outstanding: 'Encore dû',
    bills: 'Factures',
    requests: 'Demandes ouvertes',
  },
  toWaitingList: 'Voir la liste d’attente',
  toBill: 'Voir la facture',
  link: 'Cet e-mail ouvre la facture. Ne le transférez qu’à quelqu’un qui paie pour vous.',
  whyInvited: (team) => `Envoyé pour une cotisation ${withDe(team)}, pour vous ou vos enfants.`,
  whyPayer: (team) => `Envoyé pour une facture ${withDe(team)} à votre nom.`,
  whyOrganizer: (team) =>
    `Envoyé parce que tu es la personne à contacter pour ${withFullStop(team)}`,
  sandbox: 'Mode test : aucun argent ne circule.',
}
