import { withDe } from '../../elision.ts'
import type { running as english } from './en.ts'

const people = (count: number) => (count < 2 ? `${count} personne` : `${count} personnes`)

export const running: typeof english = {
  scope: {
    label: 'Quels événements ?',
    one: 'Seulement cet événement',
    following: 'Celui-ci et les suivants',
    all: 'Tous les prochains',
  },

  group: {
    label: 'Quelles équipes ?',
    all: (count) => `Les ${count} équipes`,
    this: 'Seulement cette équipe',
    title: (count) => `Dans ${count} équipes`,
    sum: (going, maybe, silent) => `${going} oui, ${maybe} peut-être, ${silent} sans réponse`,
    cancelled: 'Annulé',
    create: 'Créer un événement',
    created: (count) =>
      count <= 1 ? `Événement créé pour ${count} équipe` : `Événement créé pour ${count} équipes`,
  },

  preview: {
    title: 'Enregistrer ces changements ?',
    nothing: 'Aucun changement.',
    dates: (count) => (count < 2 ? `${count} événement change` : `${count} événements changent`),
    ownDates: (count) =>
      count < 2
        ? `${count} événement garde ses propres changements`
        : `${count} événements gardent leurs propres changements`,
    changed: 'Ce qui change',
    keepEditing: 'Continuer à modifier',
  },

  changing: {
    everyoneNotified: 'Les convoqués sont prévenus dans dix minutes.',
    answers: 'Réponses déjà données',
    keep: (count) => (count === 1 ? 'Garder 1 réponse' : `Garder ${count} réponses`),
    keepHint: 'Marquées « avant le changement » jusqu’à confirmation.',
    askAgain: 'Redemander à tous',
    before: 'A répondu avant le changement',
    withdrawHint: 'Délai passé. Nous préviendrons ton entraîneur.',
    late: 'Désistement tardif',
    notifiedAt: (when) => `Tout le monde sera prévenu à ${when}.`,
    notifyNow: 'Prévenir maintenant',
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
    except: 'Jours sautés',
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

  minimum: 'Nombre minimum',
  minimumHint: 'Nous te prévenons s’il en vient moins.',
  enough: {
    yes: (minimum) => `Assez pour une équipe : il en faut ${minimum}`,
    open: (minimum) => `Pas encore assez : il en faut ${minimum}`,
    no: (minimum) => `Il n’y en aura pas assez : il en faut ${minimum}`,
  },

  asking: {
    waiting: (when) => `Pas encore envoyé. Convocations : ${when}.`,
    byHand: 'Les convocations ne sont pas encore envoyées.',
    tooLate: 'La date limite est passée sans convocation. Repousse-la.',
    ask: 'Envoyer maintenant',
    asked: 'Convocations envoyées',
  },
  menu: 'Menu de l’événement',
  message: 'Écrire à tous les convoqués',
  restore: 'Revenir sur l’annulation',
  restoreTitle: 'Il a lieu malgré tout ?',
  restoreText: 'Les réponses reviennent, et tout le monde est prévenu.',
  remove: 'Supprimer l’événement',
  removeTitle: 'Supprimer cet événement ?',
  removeText: 'C’est définitif.',
  removeQuiet: 'Personne n’est prévenu. Pour prévenir, annule plutôt.',
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
    hint: 'PDF ou image, 5 Mo chacun, 10 fichiers.',
    choose: 'Ajouter un fichier',
    drop: 'ou dépose-le ici',
    sending: (name) => `Envoi ${withDe(name)}`,
    wait: 'Un fichier est encore en cours d’envoi.',
    remove: (name) => `Retirer ${name}`,
    download: (name) => `Télécharger ${name}`,
    offline: 'Il faut internet pour ouvrir les fichiers.',
    thisDate: 'Pour cet événement seulement.',
  },

  reminders: {
    title: 'Rappels',
    team: 'Comme l’équipe',
    none: 'Aucun',
    own: 'Personnalisés',
    teamHint: 'Comme dans l’équipe.',
    noneHint: 'Aucun rappel automatique pour cet événement.',
  },

  comments: {
    title: 'Commentaires',
    empty: 'Pas encore de commentaire',
    words: 'Ton commentaire',
    hint: 'Visible par tous ceux qui voient l’événement',
    send: 'Publier',
    sending: 'Publication…',
    remove: (name) => `Retirer le commentaire ${withDe(name)}`,
    removed: 'Commentaire retiré',
    older: 'Voir les commentaires plus anciens',
    failed: 'Impossible de charger les commentaires',
    somebody: 'Ancien membre',
  },

  guests: {
    title: 'Invités',
    invite: 'Ajouter des invités',
    dialog: 'Invités des autres équipes du club',
    text: 'Ils ne voient que cet événement.',
    guest: (team) => `Invité (${team})`,
    empty: 'Aucune autre équipe du club n’a de membres',
    save: 'Enregistrer les invités',
    saving: 'Enregistrement…',
  },
}
