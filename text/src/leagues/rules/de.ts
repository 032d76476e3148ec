import type { leagueRules as english } from './en.ts'

export const leagueRules: typeof english = {
  title: 'Regeln',
  change: 'Regeln ändern',
  hide: 'Regeln ausblenden',
  saved: 'Regeln gespeichert',
  discard: 'Änderungen verwerfen',
  preview: 'Was sich in der Tabelle ändert',
  unchanged: 'Die Tabelle bleibt gleich.',
  none: 'Noch keine Ergebnisse, also ändert sich nichts.',
  countWrong: (most) => `Gib eine ganze Zahl von 0 bis ${most} an.`,
  parts: {
    of: 'Regeln für',
    league: 'Die ganze Saison',
    own: 'Eigene Regeln',
    ownText: 'Sonst gelten die Regeln der Liga.',
  },
  results: {
    title: 'Punkte',
    win: 'Sieg',
    draw: 'Unentschieden',
    goallessDraw: 'Torloses Unentschieden',
    loss: 'Niederlage',
    overtimeWin: 'Sieg nach Verlängerung',
    overtimeLoss: 'Niederlage nach Verlängerung',
    shootOutWin: 'Sieg im Penalty- oder Elfmeterschießen',
    shootOutLoss: 'Niederlage im Penalty- oder Elfmeterschießen',
    forfeitWin: 'Wertung, Sieger',
    forfeitLoss: 'Wertung, Verlierer',
  },
  shootOutGoal: {
    title: 'Wer das Penaltyschießen gewinnt',
    counts: 'Bekommt ein Tor mehr',
    does_not_count: 'Bekommt kein Tor mehr',
  },
  cancelled: {
    title: 'Abgesagte Spiele',
    nothing: 'Zählen nicht',
    draw: 'Zählen torlos unentschieden',
    points: 'Punkte für jede Seite',
  },
  sets: {
    title: 'Punkte nach Sätzen',
    add: 'Satzergebnis hinzufügen',
    remove: (score) => `${score} entfernen`,
    setsWon: 'Sätze des Siegers',
    setsLost: 'Sätze des Verlierers',
    winner: 'Punkte des Siegers',
    loser: 'Punkte des Verlierers',
  },
  bonuses: {
    title: 'Bonuspunkte',
    add: 'Bonus hinzufügen',
    remove: 'Bonus entfernen',
    kind: 'Wofür',
    kinds: {
      tries: 'Gelegte Versuche',
      try_lead: 'Mehr Versuche als die andere Seite',
      try_lead_win: 'Sieg mit mehr Versuchen',
      scored: 'Erzielte Tore oder Punkte',
      clear_win: 'Klarer Sieg',
      narrow_loss: 'Knappe Niederlage',
    },
    atLeast: 'Mindestens',
    within: 'Mit höchstens',
    points: 'Punkte',
  },
  order: {
    title: 'Reihenfolge der Tabelle',
    add: 'Kriterium hinzufügen',
    remove: (criterion) => `${criterion} entfernen`,
    perGame: 'Nach Punkten pro Spiel',
    perGameText: 'Für Ligen mit unterschiedlich vielen Spielen.',
  },
  headToHead: {
    counts: 'Wann der direkte Vergleich zählt',
    countsWords: {
      at_once: 'Vom ersten Spiel an',
      when_all_met: 'Sobald jede gegen jede gespielt hat',
      when_all_played: 'Erst wenn alle diese Spiele gespielt sind',
    },
    stillLevel: 'Wenn er nur einige Mannschaften trennt',
    stillLevelWords: {
      go_on: 'Für die anderen geht es mit dem nächsten Kriterium weiter',
      again_at_the_end: 'Die anderen beginnen unter sich von vorn, nach all diesen Kriterien',
      again_at_once: 'Die anderen beginnen unter sich sofort von vorn',
    },
  },
  says: {
    results: (win, draw, loss) => `Sieg: ${win}, Unentschieden: ${draw}, Niederlage: ${loss}.`,
    goallessDraw: (points) => `Für ein torloses Unentschieden: ${points}.`,
    overtime: (win, loss) => `Nach Verlängerung: ${win} für den Sieger, ${loss} für den Verlierer.`,
    shootOut: (win, loss) =>
      `Nach Penalty- oder Elfmeterschießen: ${win} für den Sieger, ${loss} für den Verlierer.`,
    noLate: 'Verlängerung und Schießen ändern die Punkte nicht.',
    forfeit: (win, loss) => `Wertungen: ${win} für den Sieger, ${loss} für den Verlierer.`,
    shootOutGoal: {
      counts: 'Der Sieger im Schießen bekommt ein Tor dazu.',
      does_not_count: 'Tore im Schießen zählen nicht.',
    },
    cancelledNothing: 'Abgesagte Spiele zählen nicht.',
    cancelledDraw: (points) => `Ein abgesagtes Spiel zählt als 0:0, mit ${points} für jede Seite.`,
    sets: (scores) => `Nach Sätzen bekommen Sieger und Verlierer: ${scores}.`,
    bonus: {
      tries: (bound, points) => `Bonus für mindestens ${bound} Versuche: ${points}.`,
      try_lead: (bound, points) =>
        `Bonus für einen Vorsprung von mindestens ${bound} Versuchen: ${points}.`,
      try_lead_win: (bound, points) =>
        `Bonus für Siege mit mindestens ${bound} Versuchen Vorsprung: ${points}.`,
      scored: (bound, points) =>
        `Bonus für mindestens ${bound} erzielte Tore oder Punkte: ${points}.`,
      clear_win: (bound, points) =>
        `Bonus für einen Sieg mit mindestens ${bound} Unterschied: ${points}.`,
      narrow_loss: (bound, points) =>
        `Bonus für eine Niederlage mit höchstens ${bound} Unterschied: ${points}.`,
    },
    noBonus: 'Keine Bonuspunkte.',
    order: (first) => `Was zuerst zählt: ${first}.`,
    orderThen: (first, next) => `Zuerst: ${first}. Danach, bei Gleichstand: ${next}.`,
    again: {
      go_on: 'Der direkte Vergleich wird nur einmal gezogen.',
      again_at_the_end:
        'Trennt er nur einige, vergleichen die anderen am Ende ihre eigenen Spiele neu.',
      again_at_once: 'Sobald er einige trennt, vergleichen die anderen ihre eigenen Spiele neu.',
    },
    whenAllMet: 'Der direkte Vergleich zählt, sobald jede Mannschaft gegen jede gespielt hat.',
    whenAllPlayed: 'Der direkte Vergleich zählt erst, wenn alle seine Spiele gespielt sind.',
  },
}
