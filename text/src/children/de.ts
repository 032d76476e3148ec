import type { ConsentKind, ConsentState } from '@touchline/domain/children/consents'

import type { children as english } from './en.ts'

const kinds: Record<ConsentKind, { readonly title: string; readonly text: string }> = {
  membership: {
    title: 'Mitgliedsdaten',
    text: 'Das Team speichert Name, Geburtsdatum und Position, um das Team zu organisieren.',
  },
  pictures_team: {
    title: 'Bilder im Team',
    text: 'Fotos und Videos, die nur Mitglieder des Teams sehen.',
  },
  pictures_public: {
    title: 'Bilder in der Öffentlichkeit',
    text: 'Fotos auf öffentlichen Seiten. Bei Minderjährigen nie Bild und voller Name zusammen.',
  },
  health: {
    title: 'Gesundheitsdaten',
    text: 'Allergien, Verletzungen und ein Notfallkontakt. Trainer sehen sie während der Saison; jeder Blick wird festgehalten.',
  },
  third_parties: {
    title: 'Weitergabe an andere',
    text: 'Daten für Liga, Verband oder Versicherung, wenn sie danach fragen.',
  },
}

const states: Record<ConsentState, string> = {
  yes: 'Ja',
  no: 'Nein',
  unanswered: 'Nicht beantwortet',
}

const withdrawn: Record<ConsentKind, string> = {
  membership: 'Zurückgezogen. Die Teamleitung wurde gebeten, die Daten zu entfernen.',
  pictures_team:
    'Zurückgezogen. Das Profilbild ist ausgeblendet. Die Teamleitung wurde gebeten, andere Bilder zu entfernen.',
  pictures_public: 'Zurückgezogen. Die Teamleitung wurde gebeten, öffentliche Bilder zu entfernen.',
  health: 'Zurückgezogen. Trainer sehen sie nicht mehr. Wir löschen sie innerhalb eines Tages.',
  third_parties: 'Zurückgezogen. Die Teamleitung weiß, dass sie nichts mehr weitergeben darf.',
}

export const children: typeof english = {
  consents: {
    title: 'Einwilligungen',
    intro: 'Alles freiwillig und zunächst ausgeschaltet.',
    kinds,
    states,
    given: (name, day) => `Beantwortet von ${name} am ${day}`,
    givenAs: { guardian: 'Antwortet für das Kind', self: 'Antwortet für sich selbst' },
    unansweredIsNo: 'Keine Antwort zählt als Nein.',
    onlyGuardians: 'Für Minderjährige antworten die Eltern.',
    withdrawn,
    together: 'In deinem Land muss ein Kind in diesem Alter selbst zustimmen.',
    disagree: 'Die Eltern sind sich nicht einig. Solange jemand Nein sagt, gilt Nein.',
    childAgrees: 'Mein Kind ist bei mir und einverstanden',
    askChild: 'Auch dein Kind muss zustimmen.',
    childAgreed: 'Das Kind hat auch zugestimmt',
    newWording: 'Der Text ist neu. Lies ihn noch einmal.',
  },
  guardians: {
    verifiedHow: {
      email: 'Per E-Mail bestätigt',
      staff: 'Vom Trainerteam bestätigt',
      demo: 'Teil des Demo-Vereins',
    },
    verify: 'Als erziehungsberechtigt bestätigen',
    verifyTitle: (name, child) => `Ist ${name} wirklich für ${child} erziehungsberechtigt?`,
    verifyText: 'Eltern sehen die Daten des Kindes und antworten dafür.',
    verifyDone: (name) => `${name} ist bestätigt`,
    block: 'Zugang beenden',
    blockTitle: (name, child) => `Den Zugang von ${name} zu ${child} beenden?`,
    blockText: 'Zum Beispiel nach einem Gerichtsbeschluss.',
    blockReason: 'Grund (sehen nur Team-Admins)',
    endedOn: (day, by) =>
      by === null ? `Zugang am ${day} beendet.` : `${by} hat den Zugang am ${day} beendet.`,
    noReason: 'Kein Grund angegeben.',
    blockDone: 'Zugang beendet',
    unblock: 'Zugang wiederherstellen',
    unblockDone: 'Zugang wiederhergestellt',
    verifyRefused: 'Bitte einen anderen Team-Admin, dich zu bestätigen.',
    blockRefused: 'Nur Team-Admins können den Zugang beenden.',
    liftedElsewhere: 'Der Zugang wurde in einem anderen Team beendet. Stell ihn dort wieder her.',
  },
  checks: {
    title: 'Führungszeugnisse',
    about:
      'Wenn an, braucht das Trainerteam ein gültiges Zeugnis für Teams mit Minderjährigen. Trag Zeugnisse vorher ein.',
    paper: (name) => `In deinem Land: ${name}`,
    wanted: 'Trainerteam braucht Führungszeugnis',
    wantedHint: 'Nur Ergebnis und Daten. Behalte das Papier nicht.',
    wantTitle: 'Führungszeugnisse verlangen?',
    want: 'Verlangen',
    excludedStaff: (count) =>
      count === 1
        ? '1 Person unten hat kein gültiges Zeugnis und kann Teams mit Minderjährigen nicht öffnen.'
        : `${count} Personen unten haben kein gültiges Zeugnis und können Teams mit Minderjährigen nicht öffnen.`,
    excludedMe: {
      until_recorded: 'Du auch, bis jemand aus der Vereinsleitung dein Zeugnis einträgt.',
      nobody_records:
        'Du auch. Lade zuerst jemanden in die Vereinsleitung ein, der dein Zeugnis einträgt.',
    },
    failed: 'Führungszeugnisse lassen sich nicht laden',
    manager: 'Vereinsleitung',
    standings: {
      missing: 'Fehlt',
      not_passed: 'Nicht bestanden',
      ended: 'Abgelaufen',
      ending: 'Läuft bald ab',
      valid: 'Gültig',
    },
    notRecorded: 'Nichts eingetragen',
    until: (day) => `bis ${day}`,
    recordedBy: (name) => `eingetragen von ${name}`,
    record: 'Eintragen',
    recordFor: (name) => `Führungszeugnis von ${name}`,
    ownRefused: 'Bitte jemanden aus der Vereinsleitung, dein Zeugnis einzutragen.',
    forget: 'Eintrag entfernen',
    forgetText: 'Die Person gilt dann als nicht geprüft.',
    forgotten: 'Eintrag entfernt',
    dialogHint: 'Wir erinnern dich 60 und 14 Tage vorher.',
    state: 'Ergebnis',
    states: { passed: 'Eingesehen, keine Einträge', not_passed: 'Nicht bestanden' },
    checkedOn: 'Datum des Zeugnisses',
    endsOn: 'Gültig bis',
    pastDay: 'Wähle heute oder einen früheren Tag',
    laterDay: 'Wähle einen Tag nach dem Zeugnis',
  },
  comingOfAge: {
    title: 'Bald volljährig',
    you: (day) =>
      `Ab dem ${day} entscheidest du hier selbst, der Zugang deiner Eltern endet. Ihre Einwilligungen gelten, bis du sie änderst.`,
    yourChild: (name, day) =>
      `Ab dem ${day} entscheidet ${name} hier selbst und dein Zugang endet.`,
    somebody: (name, day) =>
      `Ab dem ${day} entscheidet ${name} hier selbst und der Zugang der Eltern endet.`,
    noAddress: (name) =>
      `${name} hat noch kein Konto. Trag die E-Mail-Adresse ein, dann laden wir ${name} an dem Tag ein.`,
    isAsked: (name) => `${name} hat noch kein Konto und wird an dem Tag per E-Mail eingeladen.`,
  },
  birthDate: {
    isRight: (name) => `Stimmt das neue Geburtsdatum von ${name}?`,
    waits: (name) => `Neues Geburtsdatum von ${name}: Die Eltern müssen es bestätigen`,
    change: (from, to) => `Von ${from} auf ${to}`,
    askedBy: (who) => `Eingetragen von ${who}. Bis zur Bestätigung gilt das alte Datum.`,
    none: 'kein Datum',
    confirm: 'Bestätigen',
    reject: 'Ablehnen',
  },
  data: {
    title: 'Daten deines Kindes',
    about: 'Daten deines Kindes kopieren, berichtigen oder löschen lassen.',
    copy: 'Kopie anfordern',
    copyAsked: 'Du bekommst eine E-Mail, sobald deine Kopie fertig ist.',
    erase: 'Aus dem Team löschen',
    eraseTitle: (name) => `${name} aus dem Team löschen?`,
    eraseText:
      'Dein Kind verlässt das Team. In 14 Tagen werden seine persönlichen Daten hier gelöscht. Bis dahin können du, die anderen Eltern und die Kinderschutz-Ansprechperson es stoppen.',
    erasureAsked: 'Löschung vorgemerkt. Du kannst sie 14 Tage lang abbrechen.',
    willBeErased: (name, day) => `${name} wird am ${day} gelöscht`,
    askedBy: (who) => `${who} möchte das.`,
    askedByYou: 'Du hast darum gebeten.',
    ifStopped: 'Wenn du stoppst, entscheidet der Verein.',
    stop: 'Löschen stoppen',
    takeBack: 'Löschung abbrechen',
    stoppedTitle: (name) => `${name} wird nicht gelöscht`,
    stoppedBy: (who) => `${who} hat es gestoppt. Jetzt entscheidet der Verein.`,
    keep: 'Im Team behalten',
    eraseNow: 'Jetzt löschen',
    help: 'Datenschutz und Hilfe für Jugendliche',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  },
}
