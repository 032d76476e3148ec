import type { ConsentKind, ConsentState } from '@touchline/domain/children/consents'

import { withDe } from '../elision.ts'
import type { children as english } from './en.ts'

const kinds: Record<ConsentKind, { readonly title: string; readonly text: string }> = {
  membership: {
    title: 'Données d’adhésion',
    text: 'L’équipe garde le nom, la date de naissance et le poste pour s’organiser.',
  },
  pictures_team: {
    title: 'Photos dans l’équipe',
    text: 'Des photos et vidéos que seuls les membres de l’équipe voient.',
  },
  pictures_public: {
    title: 'Photos en public',
    text: 'Des photos sur des pages publiques. Jamais le nom complet avec l’image d’un mineur.',
  },
  health: {
    title: 'Données de santé',
    text: 'Allergies, blessures et contact d’urgence. Les entraîneurs les voient pendant la saison ; chaque consultation est notée.',
  },
  third_parties: {
    title: 'Transmission à d’autres',
    text: 'Des données pour la ligue, la fédération ou une assurance quand elles les demandent.',
  },
}

const states: Record<ConsentState, string> = {
  yes: 'Oui',
  no: 'Non',
  unanswered: 'Sans réponse',
}

const withdrawn: Record<ConsentKind, string> = {
  membership:
    'Autorisation retirée. Les responsables de l’équipe, prévenus, doivent supprimer les données.',
  pictures_team:
    'Autorisation retirée. La photo de profil est masquée. Les responsables, prévenus, doivent retirer les autres.',
  pictures_public:
    'Autorisation retirée. Les responsables de l’équipe, prévenus, doivent retirer les photos publiques.',
  health:
    'Autorisation retirée. Les entraîneurs n’y ont plus accès. Tout est effacé sous 24 heures.',
  third_parties:
    'Autorisation retirée. Les responsables de l’équipe savent qu’ils ne peuvent plus rien transmettre.',
}

export const children: typeof english = {
  consents: {
    title: 'Autorisations',
    intro: 'Tout est facultatif et désactivé par défaut.',
    kinds,
    states,
    given: (name, day) => `Réponse ${withDe(name)} le ${day}`,
    givenAs: {
      guardian: 'Répond comme responsable légal',
      self: 'Répond en son propre nom',
    },
    unansweredIsNo: 'Sans réponse, c’est non.',
    onlyGuardians: 'Pour les mineurs, les responsables légaux répondent.',
    withdrawn,
    together: 'Dans ton pays, un enfant de cet âge doit aussi donner son accord.',
    disagree: 'Les parents ne sont pas d’accord : le « non » l’emporte.',
    childAgrees: 'Mon enfant est avec moi et est d’accord',
    askChild: 'Il faut aussi l’accord de ton enfant.',
    childAgreed: 'L’enfant est aussi d’accord',
    newWording: 'Le texte a changé. Relis-le.',
  },
  guardians: {
    verifiedHow: {
      email: 'Vérifié par e-mail',
      staff: 'Vérifié par l’encadrement',
      demo: 'Fait partie du club de démonstration',
    },
    verify: 'Confirmer comme responsable légal',
    verifyTitle: (name, child) => `${name} est bien responsable ${withDe(child)} ?`,
    verifyText: 'Les responsables légaux voient les données de l’enfant et répondent pour lui.',
    verifyDone: (name) => `${name} est confirmé`,
    block: 'Retirer l’accès',
    blockTitle: (name, child) => `Retirer à ${name} l’accès à ${child} ?`,
    blockText: 'Par exemple après une décision de justice.',
    blockReason: 'Motif (visible des admins seulement)',
    endedOn: (day, by) =>
      by === null ? `Accès retiré le ${day}.` : `Accès retiré le ${day} par ${by}.`,
    noReason: 'Aucun motif indiqué.',
    blockDone: 'Accès retiré',
    unblock: 'Rétablir l’accès',
    unblockDone: 'Accès rétabli',
    verifyRefused: 'Demande à un autre admin de te confirmer.',
    blockRefused: 'Seuls les admins peuvent retirer l’accès.',
    liftedElsewhere: 'Accès retiré dans une autre équipe. Rétablis-le là-bas.',
  },
  homes: {
    title: 'Deux foyers',
    about: (child) => `Seul le parent chez qui est ${child} ce jour-là est sollicité.`,
    setUp: 'Organiser deux foyers',
    me: 'moi',
    today: (child, who) => `${child} est chez ${who}`,
    todayMe: (child) => `${child} est chez toi`,
    selfWith: (who) => `Tu es chez ${who}`,
    youBring: (child, other) => `${child} : toi à l’aller, ${other} au retour`,
    youFetch: (child, other) => `${child} : ${other} à l’aller, toi au retour`,
    bringAndFetch: (child, first, second) => `${child} : ${first} à l’aller, ${second} au retour`,
    selfBrought: (first, second) => `${first} t’amène, ${second} vient te chercher`,
    nextHandOver: (moment) => `Prochain relais : ${moment}`,
    startsOn: (day) => `À partir du ${day}`,
    change: 'Proposer un changement',
    end: 'Mettre fin aux deux foyers',
    endTitle: (child) => `Mettre fin aux deux foyers ${withDe(child)} ?`,
    endText: 'L’autre parent et toi recevrez de nouveau chaque demande.',
    ended: 'Deux foyers terminés',
    suggested: (who, child) => `${who} propose deux foyers pour ${child}`,
    waiting: (who) => `En attente de l’accord ${withDe(who)}`,
    agree: 'Accepter',
    agreed: 'Accepté',
    suggestOther: 'Proposer d’autres jours',
    decline: 'Refuser',
    withdraw: 'Retirer',
    dropped: 'Proposition retirée',
    send: 'Envoyer la proposition',
    sent: (who) => `Envoyé à ${who}`,
    hint: (who) => `Compte dès l’accord ${withDe(who)}.`,
    otherParent: 'Autre parent',
    pattern: 'Rythme',
    patterns: {
      weeks: 'Une semaine sur deux',
      weekdays: 'Jours fixes, un week-end sur deux',
      own: 'Nos propres jours',
    },
    firstDay: 'Premier jour',
    handOverAt: 'Relais à',
    handOver: (time) => `Relais à ${time}`,
    thisWeek: 'Cette semaine',
    nextWeek: 'Semaine prochaine',
    dayWith: (day, who) => `${day} : ${who}`,
    swap: 'Inverser',
    exceptions: 'Jours d’exception',
    exceptionsHint: 'Des jours entiers, du premier au dernier.',
    exception: (number) => `Exception n° ${number}`,
    exceptionFrom: 'Du',
    exceptionUntil: 'Au',
    exceptionHome: 'Chez',
    addException: 'Ajouter une exception',
    removeException: 'Supprimer l’exception',
    problems: {
      day_required: 'Choisis un jour',
      time_required: 'Choisis une heure',
      one_home: 'Donne au moins un jour à chaque parent',
      exceptions_unclear: 'Les exceptions ne doivent ni se chevaucher ni finir avant de commencer',
    },
  },
  checks: {
    title: 'Contrôles d’honorabilité',
    about:
      'Si activé, l’encadrement a besoin d’un contrôle valable pour les équipes avec des mineurs. Note les contrôles avant.',
    paper: (name) => `Dans ton pays : ${name}`,
    wanted: 'Contrôle obligatoire pour l’encadrement',
    wantedHint: 'Seulement le résultat et les dates. Ne garde pas le document.',
    wantTitle: 'Exiger les contrôles ?',
    want: 'Exiger',
    excludedStaff: (count) =>
      count < 2
        ? `${count} personne n’a pas de contrôle valable et ne peut pas ouvrir les équipes avec des mineurs.`
        : `${count} personnes n’ont pas de contrôle valable et ne peuvent pas ouvrir les équipes avec des mineurs.`,
    excludedMe: {
      until_recorded: 'Toi aussi, jusqu’à ce qu’un autre responsable du club note ton contrôle.',
      nobody_records: 'Toi aussi. Ajoute d’abord un responsable qui puisse noter ton contrôle.',
    },
    failed: 'Impossible de charger les contrôles',
    manager: 'Responsable du club',
    standings: {
      missing: 'Manquant',
      not_passed: 'Refusé',
      ended: 'Expiré',
      ending: 'Expire bientôt',
      valid: 'Valable',
    },
    notRecorded: 'Rien de noté',
    until: (day) => `jusqu’au ${day}`,
    recordedBy: (name) => `noté par ${name}`,
    record: 'Noter',
    recordFor: (name) => `Contrôle ${withDe(name)}`,
    ownRefused: 'Demande à un autre responsable de noter ton contrôle.',
    forget: 'Supprimer ce contrôle',
    forgetText: 'La personne comptera comme non contrôlée.',
    forgotten: 'Contrôle supprimé',
    dialogHint: 'Rappel 60 et 14 jours avant.',
    state: 'Résultat',
    states: { passed: 'Vu, rien à signaler', not_passed: 'Refusé' },
    checkedOn: 'Date du contrôle',
    endsOn: 'Valable jusqu’au',
    pastDay: 'Choisis aujourd’hui ou un jour passé',
    laterDay: 'Choisis un jour après le contrôle',
  },
  comingOfAge: {
    title: 'Bientôt 18 ans',
    you: (day) =>
      `À partir du ${day}, c’est toi qui décides ici et l’accès de tes responsables légaux prend fin. Leurs autorisations restent jusqu’à ce que tu les changes.`,
    yourChild: (name, day) =>
      `À partir du ${day}, c’est ${name} qui décide ici et ton accès prend fin.`,
    somebody: (name, day) =>
      `À partir du ${day}, c’est ${name} qui décide ici et l’accès des responsables légaux prend fin.`,
    noAddress: (name) =>
      `${name} n’a pas encore de compte. Ajoute son adresse e-mail pour l’invitation.`,
    isAsked: (name) => `${name} n’a pas encore de compte et sera invité ce jour-là.`,
  },
  birthDate: {
    isRight: (name) => `La nouvelle date de naissance ${withDe(name)} est-elle juste ?`,
    waits: (name) => `Un parent doit confirmer la nouvelle date de naissance ${withDe(name)}`,
    change: (from, to) => `Avant : ${from}. Après : ${to}.`,
    askedBy: (who) => `Ajoutée par ${who}. L’ancienne date compte jusqu’à ta confirmation.`,
    none: 'aucune date',
    confirm: 'Confirmer',
    reject: 'Refuser',
  },
  data: {
    title: 'Données de ton enfant',
    about: 'Copier, corriger ou faire effacer les données de ton enfant.',
    copy: 'Demander une copie',
    copyAsked: 'Tu recevras un e-mail dès qu’elle sera prête.',
    erase: 'Effacer de l’équipe',
    eraseTitle: (name) => `Effacer ${name} de l’équipe ?`,
    eraseText:
      'Ton enfant quitte l’équipe. Ses données ici sont effacées dans 14 jours. D’ici là, les parents ou le référent protection de l’enfance peuvent l’arrêter.',
    erasureAsked: 'Effacement prévu. Tu peux annuler pendant 14 jours.',
    willBeErased: (name, day) => `Les données ${withDe(name)} seront effacées le ${day}`,
    askedBy: (who) => `${who} l’a demandé.`,
    askedByYou: 'Tu l’as demandé.',
    ifStopped: 'Si tu l’arrêtes, c’est le club qui décide.',
    stop: 'Arrêter l’effacement',
    takeBack: 'Annuler l’effacement',
    stoppedTitle: (name) => `Les données ${withDe(name)} ne seront pas effacées`,
    stoppedBy: (who) => `${who} l’a arrêté. Le club décide maintenant.`,
    keep: 'Garder dans l’équipe',
    eraseNow: 'Effacer maintenant',
    help: 'Confidentialité et aide aux jeunes',
    failed: 'Cela n’a pas marché. Réessaie.',
  },
}
