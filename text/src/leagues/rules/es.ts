import type { leagueRules as english } from './en.ts'

export const leagueRules: typeof english = {
  title: 'Reglas',
  change: 'Editar reglas',
  hide: 'Ocultar reglas',
  saved: 'Reglas guardadas',
  discard: 'Descartar los cambios',
  preview: 'Qué cambia en la clasificación',
  unchanged: 'La clasificación no cambia.',
  none: 'Sin resultados todavía, nada cambia.',
  countWrong: (most) => `Indica un número entero de 0 a ${most}.`,
  parts: {
    of: 'Reglas de',
    league: 'Toda la temporada',
    own: 'Reglas propias',
    ownText: 'Si no, valen las reglas de la liga.',
  },
  results: {
    title: 'Puntos',
    win: 'Victoria',
    draw: 'Empate',
    goallessDraw: 'Empate sin goles',
    loss: 'Derrota',
    overtimeWin: 'Victoria en la prórroga',
    overtimeLoss: 'Derrota en la prórroga',
    shootOutWin: 'Victoria en los penaltis',
    shootOutLoss: 'Derrota en los penaltis',
    forfeitWin: 'Partido adjudicado, ganador',
    forfeitLoss: 'Partido adjudicado, perdedor',
  },
  shootOutGoal: {
    title: 'Ganar en los penaltis',
    counts: 'Suma un gol al resultado',
    does_not_count: 'No suma ningún gol',
  },
  cancelled: {
    title: 'Partidos cancelados',
    nothing: 'No cuentan',
    draw: 'Cuentan como empate a cero',
    points: 'Puntos para cada equipo',
  },
  sets: {
    title: 'Puntos según los sets',
    add: 'Añadir un resultado en sets',
    remove: (score) => `Quitar ${score}`,
    setsWon: 'Sets del ganador',
    setsLost: 'Sets del perdedor',
    winner: 'Puntos del ganador',
    loser: 'Puntos del perdedor',
  },
  bonuses: {
    title: 'Puntos de bonificación',
    add: 'Añadir una bonificación',
    remove: 'Quitar la bonificación',
    kind: 'Por qué',
    kinds: {
      tries: 'Ensayos marcados',
      try_lead: 'Más ensayos que el otro equipo',
      try_lead_win: 'Victoria con más ensayos',
      scored: 'Goles o puntos marcados',
      clear_win: 'Victoria clara',
      narrow_loss: 'Derrota por poco',
    },
    atLeast: 'Al menos',
    within: 'Por no más de',
    points: 'Puntos',
  },
  order: {
    title: 'Orden de la clasificación',
    add: 'Añadir un criterio',
    remove: (criterion) => `Quitar ${criterion}`,
    perGame: 'Ordenar por puntos por partido',
    perGameText: 'Para equipos con distinto número de partidos.',
  },
  headToHead: {
    counts: 'Cuándo cuentan los partidos entre ellos',
    countsWords: {
      at_once: 'Desde el primero',
      when_all_met: 'Cuando todos se hayan enfrentado',
      when_all_played: 'Cuando se hayan jugado todos',
    },
    stillLevel: 'Cuando solo se separa a algunos equipos',
    stillLevelWords: {
      go_on: 'Los demás pasan al criterio siguiente',
      again_at_the_end: 'Los demás empiezan de nuevo entre ellos, tras todos estos criterios',
      again_at_once: 'Los demás empiezan de nuevo entre ellos, al momento',
    },
  },
  says: {
    results: (win, draw, loss) => `Victoria: ${win}, empate: ${draw}, derrota: ${loss}.`,
    goallessDraw: (points) => `Por un empate sin goles: ${points}.`,
    overtime: (win, loss) => `En la prórroga: ${win} para el ganador, ${loss} para el perdedor.`,
    shootOut: (win, loss) => `En los penaltis: ${win} para el ganador, ${loss} para el perdedor.`,
    noLate: 'Prórroga y tandas no cambian los puntos.',
    forfeit: (win, loss) =>
      `Partidos adjudicados: ${win} para el ganador, ${loss} para el perdedor.`,
    shootOutGoal: {
      counts: 'Quien gana la tanda suma un gol más.',
      does_not_count: 'Los goles de la tanda no cuentan.',
    },
    cancelledNothing: 'Los partidos cancelados no cuentan.',
    cancelledDraw: (points) =>
      `Un partido cancelado cuenta como 0:0, con ${points} para cada equipo.`,
    sets: (scores) => `Según los sets, ganador y perdedor reciben: ${scores}.`,
    bonus: {
      tries: (bound, points) => `Bonificación por al menos ${bound} ensayos: ${points}.`,
      try_lead: (bound, points) =>
        `Bonificación por una ventaja de al menos ${bound} ensayos: ${points}.`,
      try_lead_win: (bound, points) =>
        `Bonificación por ganar por al menos ${bound} ensayos: ${points}.`,
      scored: (bound, points) =>
        `Bonificación por al menos ${bound} goles o puntos marcados: ${points}.`,
      clear_win: (bound, points) => `Bonificación por ganar por al menos ${bound}: ${points}.`,
      narrow_loss: (bound, points) => `Bonificación por perder por ${bound} o menos: ${points}.`,
    },
    noBonus: 'Sin puntos de bonificación.',
    order: (first) => `Lo que cuenta primero: ${first}.`,
    orderThen: (first, next) => `Primero: ${first}. Después, si siguen empatados: ${next}.`,
    again: {
      go_on: 'Los partidos entre ellos se miran una vez.',
      again_at_the_end:
        'Si solo se separa a algunos, los demás comparan de nuevo sus partidos al final.',
      again_at_once: 'En cuanto se separa a algunos, los demás comparan de nuevo sus partidos.',
    },
    whenAllMet: 'Los partidos entre ellos cuentan cuando todos se han enfrentado.',
    whenAllPlayed: 'Los partidos entre ellos cuentan cuando se han jugado todos.',
  },
}
