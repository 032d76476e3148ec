import type { letters as english } from './en.ts'

export const letters: typeof english = {
  kinds: {
    event_created: 'Neue Termine',
    event_changed: 'Änderungen von Terminen',
    event_cancelled: 'Abgesagte Termine',
    event_restored: 'Termine, die doch stattfinden',
    moved_up: 'Ein Platz von der Warteliste',
    answer_reminder: 'Erinnerungen ans Antworten',
    event_reminder: 'Erinnerungen an Termine, zu denen ich komme',
  },
  headings: {
    event_created: (title) => `Neu: ${title}`,
    event_changed: (title) => `Geändert: ${title}`,
    event_cancelled: (title) => `Abgesagt: ${title}`,
    event_restored: (title) => `Findet doch statt: ${title}`,
    moved_up: (title) => `Du hast einen Platz: ${title}`,
    answer_reminder: (title) => `Kommst du? ${title}`,
    event_reminder: (title) => `Bald: ${title}`,
  },
  intros: {
    event_created: (team) => `${team} fragt, ob du kommst.`,
    event_changed: (team) =>
      `${team} hat diesen Termin verlegt. Frühere Antworten gelten nicht mehr: Bitte antworte noch einmal.`,
    event_cancelled: (team) => `${team} hat diesen Termin abgesagt. Niemand muss kommen.`,
    event_restored: (team) => `${team} hatte diesen Termin abgesagt. Er findet doch statt.`,
    moved_up: (team) => `${team}: Ein Platz ist frei geworden, und du hast ihn.`,
    answer_reminder: (team) => `${team} wartet noch auf eine Antwort.`,
    event_reminder: (team) => `${team} zählt auf dich. Du hast zugesagt.`,
  },
  about: (names) => `Es geht um ${names}.`,
  when: 'Wann',
  where: 'Wo',
  meeting: 'Treffpunkt',
  opponent: 'Gegner',
  kit: 'Trikot',
  answerBy: 'Antwort bis',
  reason: 'Grund',
  timeOf: (time, zone) => `${time} (Zeit in ${zone})`,
  answer: 'Mit einem Tippen antworten',
  answerFor: (name) => `Für ${name} antworten`,
  toEvent: 'Termin ansehen',
  onlyYours:
    'Der Link zum Antworten gehört nur dir: Er beantwortet diesen Termin für die genannte Person, ohne Anmeldung. Bitte gib ihn nicht weiter.',
  why: (team) => `Du bekommst diesen Brief, weil du oder dein Kind zu ${team} gehört.`,
  stop: (url) => `Keine solchen Briefe mehr: ${url}`,
  choices: (url) => `Alles, was du erfahren möchtest: ${url}`,

  page: {
    title: 'Briefe per E-Mail',
    loading: 'Deine Wahl wird geladen',
    wanted: (kind) => `Du bekommst Briefe zu: ${kind}.`,
    stopped: (kind) => `Du bekommst keine Briefe mehr zu: ${kind}.`,
    stillInApp: 'In Touchline selbst findest du weiterhin alles unter der Glocke.',
    stop: 'Diese Briefe abbestellen',
    resume: 'Wieder bekommen',
    saving: 'Wird gespeichert …',
    broken: 'Dieser Link funktioniert nicht',
    brokenText:
      'Vielleicht ist ein Teil verloren gegangen. Öffne ihn noch einmal aus dem Brief, oder wähle in deinen Einstellungen.',
    toPreferences: 'Zu meinen Einstellungen',
  },
}
