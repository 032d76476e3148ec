import type { mine as english } from '../en/mine.ts'

export const mine: typeof english = {
  empty: {
    title: 'Du bist noch in keinem Team.',
    team: {
      title: 'Team',
      text: 'Für alle, die trainieren oder betreuen.',
      action: 'Neues Team anlegen',
    },
    club: {
      title: 'Verein',
      text: 'Für mehrere Teams.',
      action: 'Verein anlegen',
    },
    join: {
      title: 'Mitglied oder Elternteil',
      text: 'Mit dem Code oder Link deines Teams.',
      action: 'Einem Team beitreten',
    },
    hint: 'Kein Code, keine E-Mail? Frag im Trainerteam oder bei der Vereinsleitung nach.',
  },

  title: 'Meine Teams und Vereine',
  views: 'Teams und Vereine',
  tabs: { 'my-teams': 'Teams', 'my-clubs': 'Vereine', 'my-children': 'Kinder' },
  joinTeam: 'Einem Team beitreten',
  createTeam: 'Neues Team anlegen',
  createClub: 'Neuen Verein anlegen',
  loading: 'Deine Teams werden geladen …',

  noTeams: 'Du hast noch keine Teams.',

  createFirstTeam: 'Dein erstes Team anlegen',
  noClubs: 'Du hast noch keine Vereine.',

  createFirstClub: 'Deinen ersten Verein anlegen',
  noChildren: 'Deine Kinder sind noch in keinem Team.',
  noChildrenHint: 'Sie erscheinen, sobald das Trainerteam deine E-Mail-Adresse einträgt.',
  failed: 'Teams lassen sich nicht laden. Versuch es später noch einmal.',
  refreshFailed: 'Teams konnten nicht aktualisiert werden',
  checkFailed: 'Wir konnten nicht nachsehen, ob du Teams hast',
  notSignedIn: 'Wir finden dein Konto nicht. Melde dich noch einmal an.',

  members: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  teams: (count) => (count === 1 ? '1 Team' : `${count} Teams`),
  childOf: (name) => `Team von ${name}`,
  menuOf: (name) => `Aktionen für ${name}`,
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `Stummschaltung von ${name} aufheben`,
  muted: 'Stumm',
  muteFailed: 'Die Benachrichtigungen konnten nicht geändert werden.',
  settings: 'Einstellungen',
  subscription: 'Abo',
  clubHasNoSubscription: 'Jedes Team hat sein eigenes Abo.',
  leaveTeam: 'Team verlassen',
  leaveClub: 'Verein verlassen',
  deleteTeam: 'Team löschen',
  deleteClub: 'Verein löschen',
  onlyAdminsDelete: 'Das können nur Team-Admins.',
  nothingToLeave: 'Du leitest dieses Team über den Verein. Verlasse den Verein.',

  leaveTitle: (name) => `${name} verlassen?`,
  leaveTeamText: 'Deine Antworten bleiben. Für die Rückkehr brauchst du eine neue Einladung.',
  leaveChildTeamText:
    'Du verlässt das Team, auch als Elternteil. Deine Kinder bleiben. Für die Rückkehr brauchst du eine neue Einladung.',
  leaveClubText: 'Du leitest den Verein und seine Teams nicht mehr.',
  leave: 'Verlassen',
  leaving: 'Wird verlassen …',
  left: (name) => `Du hast ${name} verlassen`,
  deleteTitle: (name) => `${name} löschen?`,
  deleteTeamText: 'Es verschwindet für alle. 30 Tage lang kann ein Team-Admin es zurückholen.',
  deleteClubText:
    'Der Verein und seine Teams verschwinden für alle. 30 Tage lang kann die Vereinsleitung sie zurückholen.',
  booksFirst: 'Wurde hier Geld gesammelt? Exportiere vorher die Buchungen jeder Sammlung.',
  deleting: 'Wird gelöscht …',
  teamDeleted: 'Team gelöscht',
  clubDeleted: 'Verein gelöscht',
  deleteTeamFailed: 'Team konnte nicht gelöscht werden',
  deleteClubFailed: 'Verein konnte nicht gelöscht werden',

  deleted: 'Kürzlich gelöscht',
  restorableUntil: (day) => `Zurückholen bis ${day}`,
  restore: 'Zurückholen',
  restoring: 'Wird zurückgeholt …',
  restored: (name) => `${name} ist wieder da`,
}
