import type { ConsentKind, ConsentState } from '@touchline/domain/children/consents'

import { of } from '../elision.ts'
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
    'Autorisation retirée. Les responsables de l’équipe en sont informés et doivent enlever les données.',
  pictures_team:
    'Autorisation retirée. L’équipe ne voit plus la photo du profil. Ses responsables en sont informés et doivent enlever les autres.',
  pictures_public:
    'Autorisation retirée. Les responsables de l’équipe en sont informés et doivent enlever les photos publiques.',
  health:
    'Autorisation retirée. Les entraîneurs ne les voient plus, et elles sont effacées en moins d’un jour.',
  third_parties:
    'Autorisation retirée. Les responsables de l’équipe en sont informés et ne peuvent plus rien transmettre.',
}

export const children: typeof english = {
  consents: {
    title: 'Autorisations',
    intro: 'Tout est facultatif et désactivé par défaut.',
    kinds,
    states,
    given: (name, day) => `Réponse ${of(name)} le ${day}`,
    givenAs: {
      guardian: 'Répond comme responsable légal',
      self: 'Répond en son propre nom',
    },
    unansweredIsNo: 'Sans réponse vaut non.',
    onlyGuardians:
      'Seul un responsable légal répond pour un mineur ; les adultes répondent pour eux-mêmes.',
    dateOfBirthMissing:
      'Saisis d’abord la date de naissance : sans elle, seul un responsable légal peut répondre.',
    withdrawn,
    together: 'Dans ton pays, un enfant de cet âge dit oui avec toi. Lisez ceci ensemble.',
    disagree:
      'Les parents ne sont pas d’accord. Le « non » compte jusqu’à ce que son auteur le retire.',
    childAgrees: 'Mon enfant est avec moi et est d’accord',
    askChild: 'Demande d’abord à ton enfant : il faut que vous disiez oui tous les deux.',
    childAgreed: 'L’enfant a aussi dit oui',
    newWording: 'Le texte a changé. Relis-le.',
  },
  guardians: {
    title: 'Responsables légaux',
    verified: 'Vérifié',
    verifiedHow: {
      email: 'Vérifié par e-mail',
      staff: 'Vérifié par l’encadrement',
      demo: 'Fait partie du club de démonstration',
    },
    notVerified: 'Pas encore vérifié',
    noAccount: 'N’a pas encore de compte',
    blocked: 'Accès retiré par le club',
    verify: 'Confirmer comme responsable légal',
    verifyTitle: (name, child) => `${name} est vraiment responsable ${of(child)} ?`,
    verifyText: 'Un responsable vérifié voit ce qui concerne l’enfant et répond pour lui.',
    verifyDone: (name) => `Responsable légal vérifié : ${name}`,
    block: 'Retirer l’accès',
    blockTitle: (name, child) => `Retirer à ${name} l’accès à ${child} ?`,
    blockText: 'Par exemple sur décision d’un juge. La personne ne voit plus rien sur l’enfant.',
    blockReason: 'Motif, pour les admins seulement',
    endedOn: (day, by) =>
      by === null ? `L’accès a été retiré le ${day}.` : `L’accès a été retiré le ${day} par ${by}.`,
    noReason: 'Aucune raison n’a été notée.',
    blockDone: 'Accès retiré',
    unblock: 'Rendre l’accès',
    unblockDone: 'Accès rendu',
    verifyRefused: 'Un autre admin doit te confirmer comme responsable.',
    blockRefused: 'Seuls les admins peuvent retirer l’accès.',
    liftedElsewhere: 'Accès retiré dans une autre équipe du club. C’est là qu’il est rendu.',
    minor: 'Mineur',
    childOf: (names) => `Enfant ${of(names)}`,
  },
  checks: {
    title: 'Contrôles d’honorabilité',
    about:
      'Désactivés au départ. Quand ils sont demandés, l’encadrement sans contrôle valable ne peut pas ouvrir les équipes avec des mineurs. Ce que tu notes avant compte dès ce moment.',
    paper: (name) => `Dans ton pays : ${name}`,
    wanted: 'L’encadrement doit avoir un contrôle',
    wantedHint:
      'Seuls le résultat, sa date et son terme sont gardés. Ne garde jamais le document lui-même.',
    wantTitle: 'Demander les contrôles ?',
    want: 'Les demander',
    keptOut: (count) =>
      count < 2
        ? `${count} personne ci-dessous n’a pas de contrôle valable et ne pourra plus ouvrir les équipes avec des mineurs.`
        : `${count} personnes ci-dessous n’ont pas de contrôle valable et ne pourront plus ouvrir les équipes avec des mineurs.`,
    keptOutMe: {
      until_recorded:
        'Tu en fais partie, jusqu’à ce qu’un autre responsable du club note ton contrôle.',
      nobody_records:
        'Tu en fais partie, et aucun autre responsable du club ne pourrait noter ton contrôle. Nommes-en d’abord un.',
    },
    failed: 'Les contrôles ne sont pas accessibles',
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
    recordFor: (name) => `Contrôle ${of(name)}`,
    ownRefused: 'Ton propre contrôle est noté par un autre responsable du club.',
    forget: 'Retirer ce contrôle',
    forgetText:
      'La personne compte alors comme non contrôlée. Un nouveau contrôle peut être noté à tout moment.',
    forgotten: 'Contrôle retiré',
    dialogHint: 'Un rappel arrive 60 et 14 jours avant le terme.',
    state: 'Résultat',
    states: { passed: 'Vu, rien à signaler', not_passed: 'Refusé' },
    checkedOn: 'Date du contrôle',
    endsOn: 'Valable jusqu’au',
    pastDay: 'Choisis un jour qui n’est pas à venir',
    laterDay: 'Choisis un jour après le contrôle',
  },
  comingOfAge: {
    title: 'Bientôt la majorité',
    you: (day) =>
      `À partir du ${day}, tu décideras toi-même ici : tes données, tes réponses, tes autorisations. Ce jour-là, l’accès de tes responsables légaux prend fin. Tu n’as rien à faire.`,
    yourChild: (name, day) =>
      `À partir du ${day}, c’est ${name} qui décidera ici, et ton accès de parent prendra fin.`,
    somebody: (name, day) =>
      `À partir du ${day}, c’est ${name} qui décidera ici, et l’accès des responsables légaux prendra fin.`,
    noAddress: (name) =>
      `${name} n’a pas encore de compte. Indique ici son adresse e-mail, et nous enverrons une invitation ce jour-là.`,
    isAsked: (name) =>
      `${name} n’a pas encore de compte. Ce jour-là, une invitation partira à l’adresse e-mail indiquée ici.`,
  },
  birthDate: {
    isRight: (name) => `La nouvelle date de naissance ${of(name)} est-elle juste ?`,
    waits: (name) => `Un parent doit confirmer la nouvelle date de naissance ${of(name)}`,
    change: (from, to) => `Avant : ${from}. Après : ${to}.`,
    askedBy: (who) => `Saisie par ${who}. D’ici la confirmation, l’ancienne date compte.`,
    none: 'aucune date',
    confirm: 'Confirmer',
    reject: 'Refuser',
  },
  data: {
    title: 'Données de ton enfant',
    about: 'Tu peux copier, corriger et faire effacer ce que l’équipe sait de ton enfant.',
    copy: 'Faire une copie',
    copyAsked:
      'La copie est en préparation. Tu la trouveras sur la page de ton compte et recevras un e-mail.',
    erase: 'Effacer de l’équipe',
    eraseTitle: (name) => `Effacer ${name} de l’équipe ?`,
    eraseText:
      'Dans 14 jours et définitivement : coordonnées, date de naissance, données de santé, autorisations, notes et photos. Ton enfant quitte l’équipe. Les autres parents et le référent protection de l’enfance sont prévenus maintenant et peuvent l’arrêter ; tu peux revenir en arrière.',
    erasureAsked: 'C’est noté. Tu peux revenir en arrière pendant 14 jours.',
    willBeErased: (name, day) => `Les données ${of(name)} seront effacées le ${day}`,
    askedBy: (who) => `${who} l’a demandé.`,
    askedByYou: 'Tu l’as demandé.',
    ifStopped: 'Si tu arrêtes, le club décide.',
    stop: 'Arrêter l’effacement',
    takeBack: 'Annuler l’effacement',
    stoppedTitle: (name) => `Les données ${of(name)} ne seront pas effacées`,
    stoppedBy: (who) => `${who} a arrêté l’effacement. Le club décide maintenant.`,
    keep: 'Garder dans l’équipe',
    eraseNow: 'Effacer maintenant',
    help: 'Confidentialité, et aide pour les jeunes',
    failed: 'Cela n’a pas marché',
  },
}
