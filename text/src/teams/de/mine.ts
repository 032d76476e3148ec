import type { mine as english } from '../en/mine.ts'

export const mine: typeof english = {
  empty: {
    title: 'Du bist noch in keinem Team!',
    team: {
      title: 'Team',
      text: 'Für alle, die trainieren oder betreuen.',
      action: 'Neues Team anlegen',
    },
    club: {
      title: 'Verein',
      text: 'Für alle, die mehrere Teams leiten.',
      action: 'Verein anlegen',
    },
    join: {
      title: 'Mitglied oder Elternteil',
      text: 'Mit dem Code oder Link deines Teams.',
      action: 'Einem Team beitreten',
    },
    hint: 'Kein Code und keine E-Mail angekommen? Frag im Trainerteam oder in der Vereinsleitung nach.',
  },

  title: 'Meine Teams und Vereine',
  views: 'Teams und Vereine',
  tabs: { 'my-teams': 'Meine Teams', 'my-clubs': 'Meine Vereine', 'my-children': 'Meine Kinder' },
  joinTeam: 'Einem Team beitreten',
  createTeam: 'Neues Team anlegen',
  createClub: 'Neuen Verein anlegen',
  loading: 'Deine Teams werden geladen …',

  noTeams: 'Du hast noch keine Teams.',
  noTeamsHint: 'Ein Team hat Mitglieder, Kalender und alle Antworten an einem Ort.',
  createFirstTeam: 'Dein erstes Team anlegen',
  noClubs: 'Du hast noch keine Vereine.',
  noClubsHint: 'Ein Verein hält seine Teams zusammen und zeigt, wer sie leitet.',
  createFirstClub: 'Deinen ersten Verein anlegen',
  noChildren: 'Deine Kinder sind noch in keinem Team.',
  noChildrenHint:
    'Die Teams deiner Kinder erscheinen hier, sobald das Trainerteam deine E-Mail-Adresse als die eines Elternteils eingetragen hat.',
  failed: 'Die Teams konnten nicht geladen werden. Bitte versuch es später noch einmal.',
  refreshFailed: 'Die Teams konnten nicht aktualisiert werden',
  checkFailed: 'Wir konnten nicht nachsehen, ob du Teams hast',
  notSignedIn: 'Wir finden dein Konto nicht. Bitte melde dich noch einmal an.',

  members: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  teams: (count) => (count === 1 ? '1 Team' : `${count} Teams`),
  childOf: (name) => `Team von ${name}`,
  menuOf: (name) => `Menü von ${name}`,
  mute: (name) => `Benachrichtigungen von ${name} stummschalten`,
  unmute: (name) => `Benachrichtigungen von ${name} wieder einschalten`,
  muted: 'Stumm',
  muteFailed: 'Die Benachrichtigungen konnten nicht geändert werden.',
  settings: 'Einstellungen',
  subscription: 'Abo',
  clubHasNoSubscription: 'Jedes Team hat sein eigenes Abo.',
  leaveTeam: 'Team verlassen',
  leaveClub: 'Verein verlassen',
  deleteTeam: 'Team löschen',
  deleteClub: 'Verein löschen',
  onlyAdminsDelete: 'Nur Team-Admins können das Team löschen.',
  nothingToLeave: 'Du leitest dieses Team über den Verein. Verlasse stattdessen den Verein.',

  leaveTitle: (name) => `${name} verlassen?`,
  leaveTeamText:
    'Du siehst das Team nicht mehr und bekommst keine Nachrichten mehr von ihm. Was du getan hast, bleibt unter deinem Namen. Zurück kommst du nur mit einer neuen Einladung.',
  leaveChildTeamText:
    'Du verlässt das Team ganz: als Elternteil aller deiner Kinder darin und auch selbst, wenn du im Kader stehst. Die Kinder bleiben im Team. Um zurückzukommen, brauchst du eine neue Einladung.',
  leaveClubText: 'Du leitest den Verein und seine Teams nicht mehr.',
  leave: 'Verlassen',
  leaving: 'Wird verlassen …',
  left: (name) => `Du hast ${name} verlassen`,
  deleteTitle: (name) => `${name} löschen?`,
  deleteTeamText:
    'Das Team verschwindet sofort für alle, mit Mitgliedern, Terminen und Antworten. 30 Tage lang kann ein Team-Admin es zurückholen; danach wird es endgültig gelöscht.',
  deleteClubText:
    'Der Verein und alle seine Teams verschwinden sofort für alle. 30 Tage lang kann die Vereinsleitung sie zurückholen; danach werden sie endgültig gelöscht.',
  booksFirst:
    'Wurde hier Geld gesammelt, exportiere vorher die Buchungen jeder Sammlung: Darin steht, wer bezahlt hat. Ohne Namen bleiben sie zehn Jahre bei deinen eigenen Daten.',
  deleting: 'Wird gelöscht …',
  teamDeleted: 'Das Team ist gelöscht',
  clubDeleted: 'Der Verein ist gelöscht',
  deleteTeamFailed: 'Das Team konnte nicht gelöscht werden',
  deleteClubFailed: 'Der Verein konnte nicht gelöscht werden',

  deleted: 'Kürzlich gelöscht',
  restorableUntil: (day) => `Kann bis ${day} zurückgeholt werden`,
  restore: 'Zurückholen',
  restoring: 'Wird zurückgeholt …',
  restored: (name) => `${name} ist wieder da`,
}
