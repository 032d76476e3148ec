import type { leagueRules as english } from './en.ts'

export const leagueRules: typeof english = {
  title: 'Règles',
  change: 'Modifier les règles',
  hide: 'Masquer les règles',
  saved: 'Règles enregistrées',
  discard: 'Abandonner les modifications',
  preview: 'Ce qui change dans le classement',
  unchanged: 'Le classement reste le même.',
  none: 'Aucun résultat, donc rien ne change.',
  countWrong: (most) => `Indique un nombre entier de 0 à ${most}.`,
  parts: {
    of: 'Règles de',
    league: 'Toute la saison',
    own: 'Règles personnalisées',
    ownText: 'Sinon, les règles du championnat s’appliquent.',
  },
  results: {
    title: 'Barème des points',
    win: 'Victoire',
    draw: 'Match nul',
    goallessDraw: 'Match nul sans but',
    loss: 'Défaite',
    overtimeWin: 'Victoire après prolongation',
    overtimeLoss: 'Défaite après prolongation',
    shootOutWin: 'Victoire aux tirs au but',
    shootOutLoss: 'Défaite aux tirs au but',
    forfeitWin: 'Victoire sur tapis vert',
    forfeitLoss: 'Défaite sur tapis vert',
  },
  shootOutGoal: {
    title: 'Gagner aux tirs au but',
    counts: 'Ajoute un but au score',
    does_not_count: 'N’ajoute aucun but au score',
  },
  cancelled: {
    title: 'Matchs annulés',
    nothing: 'Ne comptent pas',
    draw: 'Comptent comme nuls 0-0',
    points: 'Points pour chaque côté',
  },
  sets: {
    title: 'Points selon les sets',
    add: 'Ajouter un score en sets',
    remove: (score) => `Retirer ${score}`,
    setsWon: 'Sets du vainqueur',
    setsLost: 'Sets du perdant',
    winner: 'Points du vainqueur',
    loser: 'Points du perdant',
  },
  bonuses: {
    title: 'Points de bonus',
    add: 'Ajouter un bonus',
    remove: 'Retirer le bonus',
    kind: 'Pour quoi',
    kinds: {
      tries: 'Essais marqués',
      try_lead: 'Plus d’essais que l’autre équipe',
      try_lead_win: 'Victoire avec plus d’essais',
      scored: 'Buts ou points marqués',
      clear_win: 'Large victoire',
      narrow_loss: 'Défaite de peu',
    },
    atLeast: 'Au moins',
    within: 'Écart maximal',
    points: 'Points attribués',
  },
  order: {
    title: 'Ordre du classement',
    add: 'Ajouter un critère',
    remove: (criterion) => `Retirer ${criterion}`,
    perGame: 'Classer aux points par match',
    perGameText: 'Quand les équipes n’ont pas joué autant de matchs.',
  },
  headToHead: {
    counts: 'Quand les matchs entre équipes à égalité comptent',
    countsWords: {
      at_once: 'Dès le premier',
      when_all_met: 'Une fois que tous se sont rencontrés',
      when_all_played: 'Une fois tous joués',
    },
    stillLevel: 'Quand ils n’en départagent que certaines',
    stillLevelWords: {
      go_on: 'Les autres passent au critère suivant',
      again_at_the_end: 'Les autres recommencent entre elles, après tous ces critères',
      again_at_once: 'Les autres recommencent entre elles, aussitôt',
    },
  },
  says: {
    results: (win, draw, loss) => `Victoire : ${win}, nul : ${draw}, défaite : ${loss}.`,
    goallessDraw: (points) => `Pour un nul sans but : ${points}.`,
    overtime: (win, loss) => `En prolongation : ${win} pour le vainqueur, ${loss} pour le perdant.`,
    shootOut: (win, loss) => `Aux tirs au but : ${win} pour le vainqueur, ${loss} pour le perdant.`,
    noLate: 'Prolongation et tirs au but ne changent pas les points.',
    forfeit: (win, loss) => `Sur tapis vert : ${win} pour le vainqueur, ${loss} pour le perdant.`,
    shootOutGoal: {
      counts: 'Le vainqueur des tirs au but reçoit un but de plus.',
      does_not_count: 'Les tirs au but ne comptent pas.',
    },
    cancelledNothing: 'Les matchs annulés ne comptent pas.',
    cancelledDraw: (points) =>
      `Un match annulé compte comme un 0:0. Points pour chaque côté : ${points}.`,
    sets: (scores) => `Selon les sets, vainqueur et perdant reçoivent : ${scores}.`,
    bonus: {
      tries: (bound, points) => `Bonus pour au moins ${bound} essais : ${points}.`,
      try_lead: (bound, points) => `Bonus pour une avance d’au moins ${bound} essais : ${points}.`,
      try_lead_win: (bound, points) =>
        `Bonus pour une victoire d’au moins ${bound} essais : ${points}.`,
      scored: (bound, points) => `Bonus pour au moins ${bound} buts ou points marqués : ${points}.`,
      clear_win: (bound, points) =>
        `Bonus pour une victoire avec au moins ${bound} d’écart : ${points}.`,
      narrow_loss: (bound, points) =>
        `Bonus pour une défaite avec au plus ${bound} d’écart : ${points}.`,
    },
    noBonus: 'Aucun point de bonus.',
    order: (first) => `Ce qui compte d’abord : ${first}.`,
    orderThen: (first, next) => `D’abord : ${first}. Puis, en cas d’égalité : ${next}.`,
    again: {
      go_on: 'Les matchs entre équipes à égalité ne sont regardés qu’une fois.',
      again_at_the_end:
        'Si seules certaines équipes sont départagées, les autres comparent leurs matchs à la fin.',
      again_at_once:
        'Dès que certaines équipes sont départagées, les autres comparent de nouveau leurs matchs.',
    },
    whenAllMet:
      'Les matchs entre équipes à égalité comptent une fois que toutes se sont rencontrées.',
    whenAllPlayed: 'Les matchs entre équipes à égalité comptent une fois tous joués.',
  },
}
