import { of } from '../../elision.ts'
import type { reports as english } from './en.ts'

export const reports: typeof english = {
  title: 'Signaler ce message',
  titleOf: (name) => `Signaler ${name}`,
  who: 'Ton signalement va au référent protection de ton club, jamais à la personne dont il parle.',
  helpline: 'En Europe, les enfants trouvent gratuitement à qui parler au 116 111.',
  part: 'De quoi s’agit-il ?',
  parts: { profile: 'Le profil', picture: 'La photo' },
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
  decisions: {
    nothing: 'Examiné, il n’y avait rien d’anormal',
    talked: 'On en a parlé avec les personnes concernées',
    taken_away: 'Retiré : plus personne ne le voit',
    passed_on: 'Transmis à la police, à la protection de l’enfance ou à la fédération',
  },
  details: 'Que faut-il savoir ?',
  cancel: 'Annuler',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  sent: 'Signalement envoyé',
  made: {
    safeguarding: 'Le référent protection de ton club lit maintenant ton signalement.',
    managers:
      'Ton club n’a pas de référent protection : un responsable du club lit maintenant ton signalement.',
    admins:
      'Ton équipe n’appartient à aucun club : un admin de l’équipe qui n’est pas concerné lit maintenant ton signalement.',
    nobody:
      'Il n’y a personne d’autre dans ton club qui puisse le lire. Appelle le numéro d’aide, s’il te plaît.',
  },
  follow: 'Tu trouveras la suite sous « Signalements ».',
  close: 'Fermer',

  list: {
    title: 'Signalements',
    lead: 'Ce qui a été signalé, et la suite donnée.',
    toRead: 'À toi d’examiner',
    toReadHint:
      'Seuls toi et ceux qui répondent des enfants lisez ceci ; la personne concernée, non.',
    mine: 'Ce que tu as signalé',
    reported: (when) => `Signalé : ${when}`,
    waiting: 'Pas encore examiné',
    done: (when) => `Examiné : ${when}`,
    empty: 'Rien n’a été signalé',
    emptyHint:
      'Ce que tu signales arrive ici, avec la suite donnée. Ce que tu dois examiner aussi.',
    failed: 'Les signalements n’ont pas pu être chargés',
    about: { message: 'Un message', profile: 'Un profil', picture: 'Une image' },
    of: (what, name) => `${what} ${of(name)}`,
    formerMember: 'un ancien membre',
    reportedBy: (name, when) => `Signalé par ${name}, ${when}`,
    wordings: 'Ce qui était écrit',
    wording: (name, when) => `${name}, ${when}`,
    removedAt: (when) => `Supprimé : ${when}`,
    toProfile: 'Voir le profil',
    files: 'Ce qui l’accompagnait',
    showReported: 'Afficher la photo signalée',
    show: (name) => `Afficher ${name}`,
    gone: 'L’image sera visible une fois la page rechargée.',
    around: 'Ce qui s’est dit autour',
    open: 'Ouvert',
    closed: (name, when) => `Clos par ${name}, ${when}`,
    decision: 'Quelle suite a été donnée ?',
    decisionRequired: 'Choisis la suite donnée',
    note: 'Pour ceux qui lisent les signalements : qu’est-ce qui a été fait ?',
    answer: 'Pour la personne qui a signalé : que peut-elle savoir ?',
    noAnswer:
      'La personne qui a signalé a moins de 18 ans et n’apprend que ce que tu choisis plus haut. Personne n’écrit seul à un mineur : pour en dire plus, écris-lui avec ses parents.',
    told: 'Réponse à la personne qui a signalé',
    close: 'Clore le signalement',
    closing: 'Clôture…',
  },
}
