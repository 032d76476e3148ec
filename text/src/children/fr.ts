import type { ConsentKind, ConsentState } from '@touchline/domain/children/consents'

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
    text: 'Des données pour la ligue, la fédération ou l’assurance quand elles les demandent.',
  },
}

const states: Record<ConsentState, string> = {
  yes: 'Oui',
  no: 'Non',
  unanswered: 'Sans réponse',
}

export const children: typeof english = {
  consents: {
    title: 'Autorisations',
    intro:
      'Chaque chose à part, tout est désactivé au départ, et rien n’est une condition pour jouer. Tu peux changer d’avis à tout moment.',
    kinds,
    states,
    given: (name, day) => `Réponse de ${name} le ${day}`,
    givenAs: {
      guardian: 'Répond comme responsable légal',
      self: 'Répond pour elle-même ou lui-même',
    },
    unansweredIsNo: 'Sans réponse vaut non.',
    onlyGuardians:
      'Seul un responsable légal répond pour un mineur ; les adultes répondent pour eux-mêmes.',
    dateOfBirthMissing:
      'Saisis d’abord la date de naissance : sans elle, seul un responsable légal peut répondre.',
    saved: 'Enregistré',
    withdrawn: 'Autorisation retirée. L’équipe ne l’utilise plus.',
    newWording: 'Le texte a changé. Relis-le.',
  },
  guardians: {
    title: 'Responsables légaux',
    verified: 'Vérifié',
    verifiedHow: {
      email: 'Vérifié par e-mail',
      staff: 'Vérifié par l’équipe',
      demo: 'Fait partie du club de démonstration',
    },
    notVerified: 'Pas encore vérifié',
    noAccount: 'N’a pas encore de compte',
    blocked: 'Accès retiré par le club',
    verify: 'Confirmer comme responsable légal',
    verifyTitle: (name, child) => `${name} est-il ou elle vraiment responsable de ${child} ?`,
    verifyText: 'Un responsable vérifié voit ce qui concerne l’enfant et répond pour lui.',
    verifyDone: (name) => `${name} est vérifié`,
    block: 'Retirer l’accès',
    blockTitle: (name, child) => `Retirer à ${name} l’accès à ${child} ?`,
    blockText: 'Par exemple sur décision d’un juge. La personne ne voit plus rien sur l’enfant.',
    blockDone: 'Accès retiré',
    unblock: 'Rendre l’accès',
    unblockDone: 'Accès rendu',
    verifyRefused: 'Un autre admin doit te confirmer comme responsable.',
    blockRefused: 'Seuls les admins peuvent retirer l’accès.',
    minor: 'Mineur',
    childOf: (names) => `Enfant de ${names}`,
  },
}
