import { of } from '../../elision.ts'
import type { running as english } from './en.ts'

const people = (count: number) => (count < 2 ? `${count} personne` : `${count} personnes`)

export const running: typeof english = {
  scope: {
    label: 'Quels événements ?',
    one: 'Seulement cet événement',
    following: 'Celui-ci et les suivants',
    all: 'Tous ceux à venir',
  },

  preview: {
    title: 'Enregistrer ces changements ?',
    nothing: 'Rien ne change.',
    dates: (count) => (count < 2 ? `${count} événement change` : `${count} événements changent`),
    ownDates: (count) =>
      count < 2
        ? `${count} événement garde ce qui lui est propre`
        : `${count} événements gardent ce qui leur est propre`,
    changed: 'Ce qui change',
    keepEditing: 'Continuer à modifier',
  },

  changing: {
    everyoneTold:
      'Tous les invités seront prévenus dans dix minutes, avec l’ancien et le nouveau. Tout autre changement d’ici là ira dans le même message.',
    answers: 'Réponses déjà données',
    keep: (count) => (count === 1 ? 'Garder 1 réponse' : `Garder ${count} réponses`),
    keepHint: 'Marquées « avant le changement » jusqu’à confirmation d’un geste.',
    askAgain: 'Redemander à tous',
    before: 'A répondu avant le changement',
    withdrawHint: 'Le délai est passé. Ton entraîneur sera prévenu.',
    late: 'Désistement tardif',
    toldAt: (when) => `Tout le monde sera prévenu à ${when}.`,
    tellNow: 'Prévenir maintenant',
    telling: 'Envoi…',
    seenTime: (seen, all) => `${seen} sur ${all} ont vu le changement`,
    notSeenYet: (count) => (count === 1 ? '1 personne pas encore' : `${count} pas encore`),
    noNumber: 'Pas de numéro',
  },

  repeat: {
    monthly: 'Chaque mois',
    onDate: (day) => `Le ${day === 1 ? '1er' : day}`,
    onWeekday: (ordinal, weekday) =>
      ordinal === -1
        ? `Le dernier ${weekday.toLowerCase()}`
        : `Le ${['premier', 'deuxième', 'troisième', 'quatrième'][ordinal - 1] ?? 'dernier'} ${weekday.toLowerCase()}`,
    except: 'Jours sans événement',
    exceptDay: 'Jour à sauter',
    addExcept: 'Sauter ce jour',
    takeBack: (day) => `Remettre le ${day}`,
    eachWeekday: (weekday) => `le ${weekday.toLowerCase()}`,
    everyDay: (every) => (every === 1 ? 'Chaque jour' : `Tous les ${every} jours`),
    everyWeek: (every, days) =>
      (every === 1 ? 'Chaque semaine' : `Toutes les ${every} semaines`) + (days && `, ${days}`),
    everyMonth: (every, when) =>
      `${every === 1 ? 'Chaque mois' : `Tous les ${every} mois`}, ${when}`,
    until: (rhythm, day) => `${rhythm}, jusqu’au ${day}`,
    times: (rhythm, count) => `${rhythm}, ${count} fois`,
  },

  minimum: 'Nombre minimum de personnes',
  minimumHint: 'Tu reçois une alerte s’il y en a moins.',
  enough: {
    yes: (minimum) => `Assez pour une équipe : il en faut ${minimum}`,
    open: (minimum) => `Pas encore assez : il en faut ${minimum}`,
    no: (minimum) => `Il n’y en aura pas assez : il en faut ${minimum}`,
  },

  asking: {
    waiting: (when) => `L’équipe n’a pas encore été convoquée. Envoi des convocations : ${when}.`,
    byHand: 'L’équipe n’a pas encore été convoquée.',
    tooLate:
      'L’équipe n’a pas été convoquée à temps : les réponses sont closes. Pour la convoquer, repousse la date limite.',
    ask: 'Convoquer tout le monde maintenant',
    asked: 'Tout le monde a été convoqué',
  },
  menu: 'Menu de l’événement',
  message: 'Écrire à tous les convoqués',
  restore: 'Revenir sur l’annulation',
  restoreTitle: 'L’événement a lieu finalement ?',
  restoreText: 'Les réponses sont de nouveau là, et tous ceux qui ont été prévenus le sont encore.',
  remove: 'Supprimer l’événement',
  removeTitle: 'Supprimer cet événement ?',
  removeText: 'Personne n’a encore répondu, aucune réponse n’est perdue. C’est définitif.',
  removeQuiet:
    'Personne n’en est informé. Si l’équipe doit savoir qu’il n’a pas lieu, annule plutôt l’événement.',
  removed: 'Événement supprimé',

  seen: (seen, all) => `${seen} sur ${all} ont vu l’annulation`,
  seenAt: (when) => `Vu le ${when}`,
  notSeen: 'Pas encore vu',

  remind: (count) => `Relancer (${count})`,
  reminding: 'Relance…',
  reminded: (count) => (count < 2 ? `${people(count)} relancée` : `${people(count)} relancées`),
  unreached: (count) =>
    count < 2
      ? `${count} personne ne reçoit pas la relance.`
      : `${count} personnes ne reçoivent pas la relance.`,
  remindedAt: (when) => `Relance faite le ${when}`,
  remindAgain: (time) => `Nouvelle relance possible à partir de ${time}.`,
  inviteParents: 'Inviter les parents',
  inviteThem: 'Les inviter',

  directions: 'Itinéraire',

  files: {
    title: 'Fichiers',
    hint: 'PDF ou image, 5 Mo au plus chacun ; 10 fichiers en tout.',
    choose: 'Ajouter un fichier',
    drop: 'ou dépose-le ici',
    sending: (name) => `Envoi ${of(name)}`,
    wait: 'Un fichier est encore en cours d’envoi.',
    remove: (name) => `Retirer ${name}`,
    download: (name) => `Enregistrer ${name}`,
    offline: 'Les fichiers s’ouvriront dès qu’il y aura une connexion.',
    thisDate: 'Ce que tu ajoutes ici ne va qu’avec cette date.',
  },

  reminders: {
    title: 'Rappels',
    team: 'Comme l’équipe',
    none: 'Aucun',
    own: 'Personnalisés',
    teamHint: 'Les règles de rappel de l’équipe s’appliquent.',
    noneHint: 'Personne ne reçoit de rappel automatique pour cet événement.',
  },

  comments: {
    title: 'Commentaires',
    empty: 'Pas encore de commentaire',
    words: 'Ton commentaire',
    hint: 'Tous ceux qui voient l’événement peuvent le lire',
    send: 'Publier',
    sending: 'Publication…',
    remove: (name) => `Retirer le commentaire ${of(name)}`,
    removed: 'Commentaire retiré',
    older: 'Voir les commentaires plus anciens',
    failed: 'Les commentaires n’ont pas pu être chargés',
    somebody: 'Une personne partie',
  },

  guests: {
    title: 'Invités',
    invite: 'Ajouter des invités',
    dialog: 'Invités des autres équipes du club',
    text: 'Ils ne voient que cet événement et répondent comme les autres.',
    guest: (team) => `Invité (${team})`,
    of: (team) => `Événement ${of(team)}`,
    empty: 'Aucune autre équipe du club n’a encore de membres',
    save: 'Enregistrer les invités',
    saving: 'Enregistrement…',
  },
}
