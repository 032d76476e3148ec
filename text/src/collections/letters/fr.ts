import { of, that } from '../../elision.ts'
import type { letters as english } from './en.ts'

/** Lettres sur l’argent qu’une équipe demande. */
export const letters: typeof english = {
  unnamed: { collection: 'cotisation', team: 'l’équipe' },
  invited: {
    subject: (collection, team) => `${collection} : remplis le formulaire ${of(team)}`,
    words:
      'Cela prend deux minutes, pour une ou plusieurs personnes, et tu y choisis comment payer.',
    action: 'Remplir le formulaire',
  },
  billed: {
    subject: (collection) => `Ta facture : ${collection}`,
    words: 'Le lien ci-dessous montre ce qu’il faut payer et comment.',
  },
  shareChanged: {
    subject: (collection) => `Ta part a changé : ${collection}`,
    shared: (name) =>
      `Tu partages maintenant cette facture avec ${name} : chacun en paie la moitié.`,
    alone: 'Ce que l’autre parent n’avait pas payé est maintenant sur ta facture.',
  },
  reminder: {
    form: (collection) => `Encore à remplir : ${collection}`,
    formWords: 'Tu n’as pas encore rempli le formulaire. Cela prend deux minutes.',
    bill: (collection) => `Encore à payer : ${collection}`,
    billWords: 'Cela t’a peut-être échappé : il reste quelque chose à payer.',
    soon: (collection) => `Bientôt à payer : ${collection}`,
    soonWords: 'Le prochain paiement de ta facture arrive à échéance dans quelques jours.',
    late: (collection) => `En retard : ${collection}`,
    lateWords: (count) =>
      count > 1
        ? `${count} paiements de ta facture étaient attendus et ne sont pas encore arrivés.`
        : 'Un paiement de ta facture était attendu et n’est pas encore arrivé.',
    help: 'Si c’est trop d’un coup, ouvre le lien ci-dessous et demande à payer moins ou en plusieurs fois. Seule la trésorerie le lit.',
  },
  paid: {
    subject: (collection) => `Paiement reçu : ${collection}`,
    words: 'Merci, le paiement est arrivé. Le lien ci-dessous mène au reçu.',
  },
  returned: {
    subject: (collection) => `Paiement repris : ${collection}`,
    words: 'Ta banque a repris un paiement, le montant est de nouveau dû.',
  },
  refunded: {
    subject: (collection) => `Un remboursement est en route : ${collection}`,
    words: 'L’équipe a remboursé le montant ci-dessous. Sur une carte, cela prend quelques jours.',
  },
  refund_failed: {
    subject: (collection) => `Remboursement non arrivé : ${collection}`,
    words:
      'La banque a renvoyé le remboursement ci-dessous, l’équipe a donc toujours l’argent. Demande-lui de te le rendre autrement.',
  },
  answered: {
    subject: (collection) => `Réponse à ta demande : ${collection}`,
    granted: 'Ta demande est acceptée. Le lien ci-dessous montre ce qu’il faut payer maintenant.',
    refused: 'Ta demande n’a pas pu être acceptée.',
  },
  organizer: {
    subject: (collection) => `Du nouveau : ${collection}`,
    words: 'Il s’est passé quelque chose depuis le dernier e-mail. Voici où on en est.',
    action: 'Voir la collecte',
  },
  payout: {
    subject: (team) => `${team} : le compte de versement a changé`,
    what: {
      transfers_named: 'Les factures indiquent désormais ce compte pour les virements.',
      transfers_removed: 'Les factures n’indiquent plus de compte pour les virements.',
      cards_begun:
        'Un compte pour les paiements par carte a été ouvert chez le prestataire de paiement.',
      cards_ready:
        'Le prestataire de paiement a vérifié le compte : les paiements par carte y vont désormais.',
      cards_stopped:
        'Le prestataire de paiement n’accepte plus de paiements par carte pour l’équipe. Regarde chez lui ce qui manque.',
    },
    unknown:
      'Si tu n’étais pas au courant, demande à la personne qui l’a fait, et corrige-le dans Touchline. Personne ne le change sans son mot de passe ou une connexion toute récente.',
    unknownFormer:
      'Si tu n’étais pas au courant, parles-en à une personne du club en qui tu as confiance. Il y a quelques jours encore, tu gérais l’argent de l’équipe.',
    facts: { holder: 'Titulaire du compte', account: 'Compte', by: 'Modifié par' },
    action: 'Voir le compte de versement',
    why: (team) => `Tu reçois cet e-mail parce que tu gères l’argent ${of(team)}.`,
    whyFormer: (team) =>
      `Tu reçois cet e-mail parce qu’il y a quelques jours encore, tu gérais l’argent ${of(team)}.`,
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
    held: 'Reçu',
    owed: 'Encore dû',
    bills: 'Factures',
    requests: 'Demandes ouvertes',
  },
  toBill: 'Voir la facture',
  link: 'Toute personne qui a cet e-mail peut ouvrir la facture : ne le transmets qu’à quelqu’un qui paie pour toi.',
  whyInvited: (team) =>
    `Tu reçois cet e-mail parce ${that(team)} te demande une cotisation, pour toi ou tes enfants.`,
  whyPayer: (team) => `Tu reçois cet e-mail parce qu’une facture ${of(team)} est à ton nom.`,
  whyOrganizer: (team) =>
    `Tu reçois cet e-mail parce que tu es la personne à contacter pour ${team}.`,
  sandbox: 'Bac à sable : aucun argent ne circule.',
}
