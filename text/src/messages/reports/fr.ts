import type { reports as english } from './en.ts'

export const reports: typeof english = {
  title: 'Signaler ce message',
  who: 'Ton signalement va à la personne chargée de la protection dans ton club, jamais à celle dont il parle.',
  helpline: 'En Europe, les enfants trouvent gratuitement à qui parler au 116 111.',
  reason: 'Qu’est-ce qui ne va pas ?',
  reasonRequired: 'Choisis ce qui ne va pas',
  reasons: {
    bullying: 'Harcèlement ou insultes',
    sexual: 'Contenu sexuel ou avances',
    secret_contact: 'Contact secret ou non voulu',
    violence: 'Menaces ou violence',
    picture: 'Une image qui n’a rien à faire ici',
    other: 'Autre chose',
  },
  details: 'Que faut-il savoir ?',
  cancel: 'Annuler',
  send: 'Envoyer le signalement',
  sending: 'Envoi...',
  sent: 'Signalement envoyé',
  made: {
    safeguarding:
      'La personne chargée de la protection dans ton club lit maintenant ton signalement.',
    managers:
      'Ton club n’a nommé personne pour la protection : un responsable du club lit maintenant ton signalement.',
    admins:
      'Ton équipe n’appartient à aucun club : un administrateur de l’équipe qui n’est pas concerné lit maintenant ton signalement.',
    nobody:
      'Il n’y a personne d’autre dans ton club qui puisse le lire. Appelle le numéro d’aide, s’il te plaît.',
  },
  close: 'Fermer',

  list: {
    title: 'Signalements',
    lead: 'Ce que des personnes de ton club ont signalé. Toi seul et ceux qui répondent des enfants le lisent ; la personne concernée, non.',
    empty: 'Rien n’a été signalé',
    emptyHint: 'Les signalements de messages, d’images et de profils arrivent ici.',
    failed: 'Les signalements n’ont pas pu être chargés',
    about: { message: 'Un message', profile: 'Un profil', picture: 'Une image' },
    of: (what, name) => `${what} de ${name}`,
    formerMember: 'un ancien membre',
    reportedBy: (name, when) => `Signalé par ${name}, ${when}`,
    wordings: 'Ce qui était écrit',
    wording: (name, when) => `${name}, ${when}`,
    removedAt: (when) => `Supprimé ${when}`,
    around: 'Ce qui s’est dit autour',
    open: 'Ouvert',
    closed: (name, when) => `Clos par ${name}, ${when}`,
    note: 'Ce qui a été fait',
    close: 'Clore le signalement',
    closing: 'Clôture...',
  },
}
