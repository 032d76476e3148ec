import type { InvitationState } from '@touchline/domain/invitations/invitation-state'

import { managerMail, managerPage } from './de/managers.ts'
import { manual } from './de/manual.ts'
import { wordsPage } from './de/words.ts'
import type { invitations as english } from './en.ts'

const states: Record<InvitationState, string> = {
  queued: 'Unterwegs',
  sent: 'Gesendet',
  opened: 'Geöffnet',
  bounced: 'Nicht zustellbar',
  asking: 'Wartet auf Zustimmung',
  joined: 'Beigetreten',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
  revoked: 'Zurückgezogen',
  disowned: '„Das bin ich nicht“',
}

export const invitations: typeof english = {
  add: {
    title: 'Mitglieder hinzufügen',
    inviteTitle: 'Neue Mitglieder einladen',
    inviteText: 'Schick eine E-Mail mit persönlichem Link oder trag Leute von Hand ein.',
    shareTitle: 'Link oder Code zum Beitreten teilen',
    shareText: 'Stell ihn in den Gruppenchat oder lies den Code beim Training vor.',
    archivedTitle: 'Archivierte Mitglieder hinzufügen',
    archivedText: 'Hol Leute zurück, die schon einmal im Team waren.',
    importText:
      'Lade eine Tabelle hoch oder füge ihre Zeilen ein. Du siehst alles, bevor es gespeichert wird.',
  },
  invite: {
    title: 'Mitglieder einladen',
    back: 'Zurück zu den Mitgliedern',
    tabEmail: 'Einladung per E-Mail',
    tabManual: 'Von Hand eintragen',
    tabLink: 'Einladungslink',
    emails: 'E-Mail-Adressen',
    emailsHint: 'Trenne Adressen mit Komma, Strichpunkt oder neuer Zeile. Bis zu 50 auf einmal.',
    emailsPlaceholder: 'anna@example.org, lukas@example.org',
    emailsRequired: 'Bitte gib mindestens eine E-Mail-Adresse ein',
    tooMany: (limit) => `Bitte lade höchstens ${limit} Leute auf einmal ein.`,
    invalidTitle: 'Ungültige E-Mail-Adressen',
    invalid: (list) => `Diese E-Mail-Adressen sind ungültig: ${list}`,
    fill: (count) =>
      count === 1
        ? '1 Adresse aus dem Kader eintragen'
        : `${count} Adressen aus dem Kader eintragen`,
    fillHint:
      'Eltern, Trainerteam und Erwachsene, die weder dabei noch eingeladen sind. Wer ohne Geburtsdatum mitspielt, wird nur bei Teams von Erwachsenen eingetragen.',
    understood: (count) => (count === 1 ? '1 Adresse' : `${count} Adressen`),
    message: 'Nachricht',
    messageHint:
      'Wird als einfacher Text gezeigt; Adressen darin werden nicht zu Links. Unter 18 bekommen sie nicht die Eingeladenen, sondern ihre Eltern.',
    defaultMessage: (team) =>
      `Hallo! Ich lade dich ein, bei ${team} auf Touchline mitzumachen. Dort siehst du alle Trainings und Spiele und sagst mit einem Fingertipp, ob du kommst.`,
    send: 'Einladungen senden',
    sending: 'Wird gesendet …',
    sentTitle: 'Einladungen gesendet',
    sent: (count) =>
      count === 1
        ? 'Die Einladung ist unterwegs.'
        : `Einladungen an ${count} E-Mail-Adressen sind unterwegs.`,
    alreadyInvited: (list) => `Schon eingeladen: ${list}`,
    alreadyMember: (list) => `Schon Mitglied: ${list}`,
    dailyLimit:
      'Euer Team hat heute sehr viele Einladungen verschickt. Mach morgen weiter oder teile den Link.',
  },
  manual,
  person: {
    inviteMember: 'Zum Beitritt einladen',
    inviteParent: 'Elternteil einladen',
    askEmail: (name) => `Welche Adresse liest ${name}?`,
    invited: (name) => `${name} ist eingeladen`,
    archivedHint: 'Aus dem Archiv wird niemand eingeladen. Hole das Mitglied zuerst zurück.',
    tooYoungHint:
      'Für ein eigenes Konto ist diese Person zu jung. Lade ein Elternteil ein: Es hat das Konto und antwortet für das Kind.',
  },
  list: {
    title: 'Einladungen',
    empty: 'Noch ist niemand eingeladen.',
    invitedBy: (name) => `Eingeladen von ${name}`,
    sentOn: (day) => `Gesendet am ${day}`,
    validUntil: (day) => `Gültig bis ${day}`,
    states,
    resend: 'Noch einmal senden',
    resent: 'Eine neue Einladung ist unterwegs. Der alte Link gilt nicht mehr.',
    revoke: 'Zurückziehen',
    revokeTitle: 'Diese Einladung zurückziehen?',
    revokeText: (email) => `Der Link an ${email} funktioniert dann nicht mehr.`,
    revoked: 'Einladung zurückgezogen',
    more: 'Mehr zeigen',
  },
  link: {
    title: 'Link oder Code teilen',
    linkTitle: 'Einladungslink',
    linkText: 'Wer diesen Link hat, kann eurem Team beitreten. Er läuft nicht ab.',
    approvalNote: 'Über alle, die so beitreten, entscheidest du.',
    adultsNote: 'Wer den Link hat, ist sofort dabei.',
    minorsNote: 'Eltern von Minderjährigen warten immer auf deine Zustimmung.',
    copy: 'Link kopieren',
    copyCode: 'Code kopieren',
    copied: 'Kopiert!',
    share: 'Teilen',
    shareText: (team) => `Mach mit bei ${team} auf Touchline:`,
    codeTitle: 'Team-Code',
    codeText: 'Neue Mitglieder geben diesen Code unter „Team beitreten“ ein.',
    show: 'Am Platz zeigen',
    showTitle: 'Scannen und beitreten',
    showHint:
      'Richte die Kamera deines Handys auf das Bild oder gib den Code unter „Team beitreten“ ein.',
    qr: 'QR-Code des Einladungslinks',
    showSafety:
      'Haben es die Falschen gesehen? Erzeuge einen neuen Link und Code, sobald alle dabei sind: Dieser gilt dann nicht mehr.',
    approval: 'Frag mich, bevor jemand beitritt',
    approvalHint: 'Ist das ausgeschaltet, sind Erwachsene mit Link oder Code sofort dabei.',
    approvalMinors: 'Immer an: In diesem Team spielen Minderjährige.',
    approvalSaved: 'Gespeichert',
    reset: 'Neuen Link und Code erzeugen',
    resetTitle: 'Neuen Link und Code erzeugen?',
    resetText:
      'Der alte Link und der alte Code gelten sofort nicht mehr, auch auf Aushängen und in Chats.',
    resetDone: 'Es gibt einen neuen Link und einen neuen Code',
    resetRefused: 'Nur Admins können einen neuen Link und Code erzeugen.',
  },
  code: {
    title: 'Team beitreten',
    intro: 'Gib den Code ein, den du vom Trainerteam bekommen hast. Er hat sechs Buchstaben.',
    label: 'Team-Code',
    find: 'Team suchen',
    finding: 'Wird gesucht …',
    unknown: 'Kein Team hat diesen Code. Frag bitte beim Trainerteam nach.',
    tooOften: 'Zu viele Versuche. Bitte warte eine Weile, bevor du es noch einmal versuchst.',
    noCode:
      'Kein Code? Wende dich an das Trainerteam oder den Verein oder öffne den Link in der E-Mail, die du bekommen hast.',
    mineTitle: 'Deine Anfragen',
    mineWaiting: (team) => `${team} hat noch nicht geantwortet.`,
    mineApproved: (team) => `Du bist dabei: ${team}`,
    mineDeclined: (team) => `${team} hat deine Anfrage nicht angenommen.`,
    forChild: (name) => `Für ${name}`,
    withdraw: 'Zurücknehmen',
  },
  join: {
    title: (team) => `${team} beitreten`,
    visitor:
      'Registriere dich, um beizutreten, oder melde dich an, wenn du ein Konto hast. Danach kommst du hierher zurück.',
    signIn: 'Ich habe ein Konto',
    signUp: 'Registrieren',
    whoTitle: 'Wer bist du?',
    player: 'Ich spiele mit, trainiere oder helfe',
    playerHint: (age) =>
      `Du bist erwachsen. Wer trainiert, bekommt diese Rolle danach von einem Team-Admin. Bist du schon ${age}, aber noch nicht 18, brauchst du eine Einladung auf deinen Namen; vorher muss ein Elternteil im Team sein.`,
    parent: 'Mein Kind spielt mit',
    parentHint: 'Du hast das Konto und antwortest für dein Kind.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    dateOfBirth: 'Geburtsdatum',
    dateHint: 'TT.MM.JJJJ',
    phone: 'Telefon',
    you: 'Über dich',
    child: 'Über dein Kind',
    childFirstName: 'Vorname des Kindes',
    childLastName: 'Nachname des Kindes',
    childDateOfBirth: 'Geburtsdatum des Kindes',
    role: 'Du bist für das Kind',
    roles: {
      father: 'Vater',
      mother: 'Mutter',
      guardian: 'Erziehungsberechtigte/r',
      other: 'Andere',
    },
    firstNameRequired: 'Der Vorname fehlt',
    lastNameRequired: 'Der Nachname fehlt',
    dateRequired: 'Das Geburtsdatum fehlt',
    dateInvalid: 'Bitte gib ein gültiges Geburtsdatum ein',
    roleRequired: 'Bitte wähle aus, wer du bist',
    childAgrees: (child) =>
      child === ''
        ? 'Mein Kind ist bei mir und einverstanden'
        : `${child} ist bei mir und einverstanden`,
    childAgreesHint: (age) =>
      `In deinem Land sagen Kinder unter ${age} gemeinsam mit einem Elternteil Ja.`,
    childAgreesRequired: 'Frag bitte dein Kind: Ohne sein Ja geht es nicht.',
    childAdult: 'Diese Person ist erwachsen und kann mit eigenem Konto beitreten.',
    submit: 'Beitreten',
    ask: 'Beitritt anfragen',
    busy: 'Einen Moment …',
    approvalNote: 'Das Trainerteam sieht sich deine Anfrage an und antwortet per E-Mail.',
    joinedTitle: 'Willkommen im Team',
    joined: (team) => `Du gehörst jetzt zu ${team}.`,
    joinedFor: (children, count, team) =>
      count === 1
        ? `${children} gehört jetzt zu ${team}; du antwortest für ${children}.`
        : `${children} gehören jetzt zu ${team}; du antwortest für sie.`,
    toTeam: 'Zum Team',
    toChild: (child) => `Zum Profil von ${child}`,
    waitingTitle: 'Deine Anfrage liegt beim Trainerteam',
    waiting: (team) =>
      `${team} weiß Bescheid. Du bekommst eine E-Mail, sobald es eine Antwort gibt.`,
    invitedAs: (name) => `Du bist als ${name} eingeladen.`,
    invitedParent: (children) => `Du bist als Elternteil von ${children} eingeladen.`,
    notMe: 'Ich bin ein Elternteil dieser Person',
    accept: 'Einladung annehmen',
    otherAddressTitle: 'Diese Einladung ging an eine andere Adresse',
    otherAddress: (email) =>
      `Du bist als ${email} angemeldet. War die Einladung für dich? Sonst melde dich mit der Adresse an, an die sie ging.`,
    otherAddressConfirm: 'Ja, sie ist für mich',
    otherAddressSwitch: 'Mit anderem Konto anmelden',
    alreadyMember: 'Du bist schon Mitglied dieses Teams.',
    tooYoungTitle: 'Das muss ein Elternteil machen',
    tooYoung: (age) =>
      `Ein eigenes Konto kannst du ab ${age} haben. Bis dahin tritt ein Elternteil bei und antwortet für dich: Zeig ihm diese Seite.`,
    guardianFirst:
      'Du bist noch nicht 18, darum muss zuerst ein Elternteil dem Team beitreten. Danach kann dich das Trainerteam einladen.',
    sendToParent: 'Link an einen Elternteil schicken',
    copyForParent: 'Link für einen Elternteil kopieren',
    unknownLink: 'Dieser Link führt zu keinem Team mehr. Frag das Trainerteam nach einem neuen.',
    used: 'Diese Einladung ist schon benutzt worden.',
    expired: 'Diese Einladung ist abgelaufen. Bitte das Trainerteam, sie noch einmal zu senden.',
    revoked: 'Diese Einladung gilt nicht mehr. Bitte das Trainerteam um eine neue.',
  },
  requests: {
    waiting: (count: number) =>
      count === 1 ? '1 Person möchte ins Team.' : `${count} Personen möchten ins Team.`,
    look: 'Ansehen',
    title: 'Beitrittsanfragen',
    count: (count) => (count === 1 ? '1 Anfrage' : `${count} Anfragen`),
    empty: 'Niemand wartet.',
    asPlayer: 'Möchte selbst dabei sein',
    asParent: (child) => `Ist Elternteil von ${child}`,
    bornOn: (day) => `Geboren am ${day}`,
    via: { link: 'Über den Link', code: 'Über den Code', invitation: 'Über eine Einladung' },
    invitedAs: (name) => `Die Einladung war für ${name}`,
    check:
      'Kennst du diese Person? Stimmst du einem Elternteil zu, bestätigst du, dass es für das Kind erziehungsberechtigt ist.',
    sameName:
      'Elternteil und Kind heißen gleich. Frag die Familie, bevor du zustimmst: Ein Kind darf nicht sein eigener Elternteil sein.',
    same: 'Ist das dieselbe Person?',
    sameRow: (name) => `Ja, das ist ${name} aus unserem Kader`,
    newRow: 'Nein, neues Mitglied anlegen',
    chooseRow: 'Aus dem Kader wählen',
    approve: 'Zustimmen',
    approving: 'Einen Moment …',
    approved: (name) => `${name} ist jetzt dabei`,
    decline: 'Ablehnen',
    declineTitle: (name) => `Anfrage von ${name} ablehnen?`,
    note: 'Nachricht an die Person (freiwillig)',
    declined: 'Anfrage abgelehnt',
    ownRequest: 'Über deine eigene Anfrage muss jemand anderes mit Admin-Rechten entscheiden.',
    decidedMeanwhile: 'Jemand anderes hat schon entschieden.',
    blocked: 'Der Verein hat den Zugang dieser Person zum Kind beendet.',
  },
  mail: {
    unnamedTeam: 'einem Team',
    messageFrom: (inviter) => `Eine Nachricht von ${inviter ?? 'deinem Trainerteam'}:`,
    why: 'Du bekommst diese E-Mail, weil jemand aus dem Team deine Adresse eingegeben hat.',
    ignore: 'Wenn du das Team nicht kennst, lösch sie einfach: Es passiert nichts.',
    approvedSubject: (team) => `Willkommen bei ${team}`,
    approved: (team) => `Deine Anfrage ist angenommen: Du gehörst jetzt zu ${team}.`,
    declinedSubject: (team) => `Deine Anfrage bei ${team}`,
    declined: (team) =>
      `${team} hat deine Anfrage nicht angenommen. Falls das ein Irrtum ist, sprich mit dem Trainerteam.`,
    noteFromTeam: 'Nachricht vom Team:',
    toTeam: 'Zum Team',
    whyDecision: 'Du bekommst diese E-Mail, weil du diesem Team beitreten wolltest.',
    askedSubject: (team) => `Neue Beitrittsanfrage für ${team}`,
    asked: (person, team) => `${person} möchte bei ${team} mitmachen.`,
    askedAsParent: (parent, child, team) =>
      `${parent} möchte als Elternteil von ${child} bei ${team} dabei sein.`,
    askedWaits:
      'Die Anfrage wartet, bis du sie angesehen hast: Lass nur Leute herein, die du kennst.',
    toRequest: 'Anfrage ansehen',
    whyAsked:
      'Du bekommst diese E-Mail, weil du dieses Team betreust. Schalte das Team stumm, um keine mehr zu bekommen.',
  },

  managerMail,
  managerPage,
  words: wordsPage,
}
