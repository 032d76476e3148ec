import type { bank as english } from './en.ts'

export const bank: typeof english = {
  sandbox: 'Bac à sable : aucun argent ne circule',
  subtitle: 'Où l’équipe est payée, et ce que dit la banque.',
  loading: 'Chargement du compte…',
  failed: 'Le compte n’a pas pu être chargé',
  cards: 'Paiements par carte',
  verifyTitle: 'Vérifie ton équipe',
  verifyText:
    'Le prestataire de paiement veut savoir qui est le club avant de verser l’argent. Cela prend une dizaine de minutes ; prépare une pièce d’identité et le numéro de compte.',
  startedText: 'Tu as commencé. Il manque encore quelque chose, ou c’est en cours d’examen.',
  readyTitle: 'Ton compte est vérifié',
  readyText: 'Les paiements par carte vont sur le compte de ton club.',
  country: 'Pays du club',
  validate: 'Valider mon compte',
  goOn: 'Continuer',
  opening: 'Ouverture…',
  transfers: 'Compte pour les virements',
  transfersText:
    'Affiché sur les factures avec la référence, pour que l’on puisse virer l’argent et que le relevé bancaire retrouve la facture.',
  holder: 'Titulaire du compte',
  holderMissing: 'Indique qui est titulaire du compte.',
  iban: 'IBAN',
  ibanWrong: 'Cet IBAN contient une faute de frappe : la clé ne correspond pas.',
  save: 'Enregistrer le compte',
  saved: 'Le compte est enregistré',
  remove: 'Retirer le compte des factures',
  removed: 'Les factures ne montrent plus de compte',
  proof: {
    password: 'Ton mot de passe',
    why: 'Demandé une fois de plus, pour que personne ne détourne l’argent dans un navigateur resté ouvert. Tous les admins sont prévenus.',
    asked:
      'Ta dernière connexion date de plus de dix minutes : saisis ton mot de passe, puis enregistre de nouveau.',
    fresh:
      'Seule une personne connectée depuis moins de dix minutes peut changer où va l’argent. Ce que tu as saisi t’attend.',
    signInAgain: 'Se reconnecter',
  },
  file: 'Relevé bancaire',
  fileText:
    'Télécharge les opérations de ta banque en camt, MT940, CSV ou Excel et dépose le fichier ici, ou un ZIP de plusieurs. Les virements avec la bonne référence sont enregistrés automatiquement ; chacun compte une fois, même si tu le déposes plusieurs fois.',
  drop: 'Dépose le fichier ici',
  hint: 'XML, MT940, CSV, XLSX ou ZIP, 5 Mo au plus',
  choose: 'Choisir un fichier',
  reading: 'Lecture…',
  currency: 'Devise, si le fichier n’en indique pas',
  tooLarge: 'Le fichier dépasse 5 Mo.',
  notRead: 'Le fichier n’a pas pu être lu',
  notAStatement:
    'Ce n’est pas un relevé bancaire que nous savons lire. Choisis un fichier camt, MT940, CSV ou Excel de ta banque.',
  result: (name) => `Lu : ${name}`,
  booked: (count) =>
    count < 2 ? `${count} virement est enregistré` : `${count} virements sont enregistrés`,
  known: (count) => (count < 2 ? `${count} était déjà connu` : `${count} étaient déjà connus`),
  waiting: (count) => (count < 2 ? `${count} t’attend plus bas` : `${count} t’attendent plus bas`),
  unread: (count) =>
    count < 2 ? `${count} ligne n’a pas été comprise` : `${count} lignes n’ont pas été comprises`,
  unreadText: 'Vérifie-les auprès de ta banque et saisis les paiements à la main.',
  lineAt: (line, text) => `Ligne ${line} : ${text}`,
  notBooked: (count) =>
    count < 2
      ? `${count} ligne est en attente ou refusée par la banque`
      : `${count} lignes sont en attente ou refusées par la banque`,
  out: (count) => (count < 2 ? `${count} paiement est sorti` : `${count} paiements sont sortis`),
  andMore: (count) => (count < 2 ? `${count} de plus` : `${count} de plus`),
  waitingTitle: 'Pour quelle facture ?',
  waitingText: 'Ces virements n’ont pas pu être enregistrés automatiquement.',
  nothingWaits: 'Aucun virement ne t’attend.',
  waitingFailed: 'Les virements n’ont pas pu être chargés',
  unknownPayer: 'Quelqu’un',
  because: {
    more_than_open: 'Plus que ce que demande la facture.',
    other_currency: 'Dans une autre devise que la facture.',
    several_bills: 'Cite plusieurs factures.',
    no_reference: 'Sans référence ; il s’agit peut-être de celles-ci.',
    unknown: 'Aucune facture n’y correspond.',
  },
  bill: 'Facture',
  candidate: (number, owed) => `Facture ${number} · ${owed} dus`,
  chooseFirst: 'Choisis d’abord une facture.',
  book: 'Enregistrer',
  leaveOut: 'Pour aucune d’elles',
  bookedOne: 'Le virement est enregistré',
  leftOut: 'Le virement est laissé de côté',
}
