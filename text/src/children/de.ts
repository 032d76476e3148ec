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
  membership: 'Zurückgezogen. Wer das Team leitet, erfährt es und muss die Daten herausnehmen.',
  pictures_team:
    'Zurückgezogen. Das Bild im Profil sieht das Team nicht mehr. Wer das Team leitet, erfährt es und muss andere herausnehmen.',
  pictures_public:
    'Zurückgezogen. Wer das Team leitet, erfährt es und muss öffentliche Bilder entfernen.',
  health:
    'Zurückgezogen. Trainer sehen sie nicht mehr, und innerhalb eines Tages werden sie gelöscht.',
  third_parties: 'Zurückgezogen. Wer das Team leitet, erfährt es und darf nichts mehr weitergeben.',
}

export const children: typeof english = {
  consents: {
    title: 'Einwilligungen',
    intro: 'Alles freiwillig und am Anfang aus.',
    kinds,
    states,
    given: (name, day) => `Beantwortet von ${name} am ${day}`,
    givenAs: { guardian: 'Antwortet für das Kind', self: 'Antwortet für sich selbst' },
    unansweredIsNo: 'Nicht beantwortet zählt als Nein.',
    onlyGuardians:
      'Für Minderjährige antworten nur Erziehungsberechtigte, Erwachsene antworten für sich selbst.',
    dateOfBirthMissing:
      'Trag zuerst das Geburtsdatum ein: Ohne es können nur Erziehungsberechtigte antworten.',
    withdrawn,
    together:
      'In deinem Land sagt ein Kind in diesem Alter gemeinsam mit dir Ja. Lest es bitte zusammen.',
    disagree: 'Die Eltern sind sich nicht einig. Das Nein gilt, bis die Person es selbst ändert.',
    childAgrees: 'Mein Kind ist bei mir und einverstanden',
    askChild: 'Frag bitte erst dein Kind: Es zählt nur, wenn ihr beide Ja sagt.',
    childAgreed: 'Das Kind hat auch Ja gesagt',
    newWording: 'Der Wortlaut hat sich geändert. Bitte lies ihn noch einmal.',
  },
  guardians: {
    title: 'Erziehungsberechtigte',
    verified: 'Bestätigt',
    verifiedHow: {
      email: 'Per E-Mail bestätigt',
      staff: 'Vom Trainerteam bestätigt',
      demo: 'Teil des Demo-Vereins',
    },
    notVerified: 'Noch nicht bestätigt',
    noAccount: 'Hat noch kein Konto',
    blocked: 'Zugang vom Verein beendet',
    verify: 'Als erziehungsberechtigt bestätigen',
    verifyTitle: (name, child) => `Ist ${name} wirklich für ${child} erziehungsberechtigt?`,
    verifyText:
      'Wer bestätigt ist, sieht alles, was das Kind betrifft, und antwortet für das Kind.',
    verifyDone: (name) => `${name} ist bestätigt`,
    block: 'Zugang beenden',
    blockTitle: (name, child) => `Den Zugang von ${name} zu ${child} beenden?`,
    blockText:
      'Zum Beispiel auf Anordnung eines Gerichts. Die Person sieht dann nichts mehr über das Kind.',
    blockReason: 'Grund, nur für Team-Admins',
    endedOn: (day, by) =>
      by === null
        ? `Der Zugang wurde am ${day} beendet.`
        : `${by} hat den Zugang am ${day} beendet.`,
    noReason: 'Es ist kein Grund notiert.',
    blockDone: 'Zugang beendet',
    unblock: 'Zugang wieder erlauben',
    unblockDone: 'Zugang wieder erlaubt',
    verifyRefused:
      'Ob du selbst erziehungsberechtigt bist, muss ein anderer Team-Admin bestätigen.',
    blockRefused: 'Nur Team-Admins können den Zugang beenden.',
    liftedElsewhere:
      'In einem anderen Team des Vereins gesperrt. Nur dort lässt sich der Zugang wieder erlauben.',
    minor: 'Minderjährig',
    childOf: (names) => `Kind von ${names}`,
  },
  checks: {
    title: 'Führungszeugnisse',
    about:
      'Am Anfang aus. Sind sie verlangt, kann das Trainerteam ohne gültiges Zeugnis keine Teams mit Minderjährigen öffnen. Was du vorher einträgst, zählt von da an.',
    paper: (name) => `In deinem Land: ${name}`,
    wanted: 'Das Trainerteam braucht ein Führungszeugnis',
    wantedHint: 'Gespeichert werden nur Ergebnis, Datum und Ende. Behalte nie das Papier selbst.',
    wantTitle: 'Führungszeugnisse verlangen?',
    want: 'Verlangen',
    keptOut: (count) =>
      count === 1
        ? '1 Person unten hat kein gültiges Zeugnis und kann ab sofort keine Teams mit Minderjährigen öffnen.'
        : `${count} Personen unten haben kein gültiges Zeugnis und können ab sofort keine Teams mit Minderjährigen öffnen.`,
    keptOutMe: {
      until_recorded:
        'Du gehörst dazu, bis jemand anderes aus der Vereinsleitung dein Zeugnis einträgt.',
      nobody_records:
        'Du gehörst dazu, und es gibt sonst niemanden in der Vereinsleitung, der dein Zeugnis eintragen könnte. Nimm zuerst jemanden dazu.',
    },
    failed: 'Die Führungszeugnisse sind nicht erreichbar',
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
    ownRefused: 'Dein eigenes Führungszeugnis trägt jemand anderes aus der Vereinsleitung ein.',
    forget: 'Eintrag entfernen',
    forgetText:
      'Die Person gilt dann als nicht geprüft. Einen neuen Eintrag kannst du jederzeit machen.',
    forgotten: 'Eintrag entfernt',
    dialogHint: '60 und 14 Tage vor dem Ende kommt eine Erinnerung.',
    state: 'Ergebnis',
    states: { passed: 'Eingesehen, nichts dagegen', not_passed: 'Nicht bestanden' },
    checkedOn: 'Datum des Zeugnisses',
    endsOn: 'Gültig bis',
    pastDay: 'Bitte wähle einen Tag, der nicht in der Zukunft liegt',
    laterDay: 'Bitte wähle einen Tag nach dem Zeugnis',
  },
  comingOfAge: {
    title: 'Bald volljährig',
    you: (day) =>
      `Ab dem ${day} entscheidest du hier selbst: über deine Daten, deine Antworten, deine Einwilligungen. An diesem Tag endet der Zugang deiner Erziehungsberechtigten. Du musst nichts tun.`,
    yourChild: (name, day) =>
      `Ab dem ${day} entscheidet ${name} hier selbst, und dein Zugang als Elternteil endet.`,
    somebody: (name, day) =>
      `Ab dem ${day} entscheidet ${name} hier selbst, und der Zugang der Erziehungsberechtigten endet.`,
    noAddress: (name) =>
      `${name} hat noch kein Konto. Trag hier die E-Mail-Adresse von ${name} ein, dann schicken wir an dem Tag eine Einladung.`,
    isAsked: (name) =>
      `${name} hat noch kein Konto. An dem Tag geht eine Einladung an die E-Mail-Adresse, die hier steht.`,
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
    about: 'Du kannst kopieren, berichtigen und löschen lassen, was das Team über dein Kind weiß.',
    copy: 'Kopie erstellen',
    copyAsked:
      'Die Kopie wird erstellt. Du findest sie auf deiner Kontoseite und bekommst eine E-Mail.',
    erase: 'Aus dem Team löschen',
    eraseTitle: (name) => `${name} aus dem Team löschen?`,
    eraseText:
      'In 14 Tagen und endgültig: Kontaktdaten, Geburtsdatum, Gesundheitsdaten, Einwilligungen, Notizen und Bilder. Dein Kind verlässt das Team. Die anderen Eltern und die Kinderschutz-Ansprechperson erfahren es jetzt und können es stoppen; du kannst es zurücknehmen.',
    erasureAsked: 'Vorgemerkt. 14 Tage lang kannst du es zurücknehmen.',
    willBeErased: (name, day) => `${name} wird am ${day} gelöscht`,
    askedBy: (who) => `${who} möchte das.`,
    askedByYou: 'Du hast darum gebeten.',
    ifStopped: 'Wenn du es stoppst, entscheidet der Verein.',
    stop: 'Löschen stoppen',
    takeBack: 'Doch nicht löschen',
    stoppedTitle: (name) => `${name} wird nicht gelöscht`,
    stoppedBy: (who) => `${who} hat das Löschen gestoppt. Jetzt entscheidet der Verein.`,
    keep: 'Im Team behalten',
    eraseNow: 'Jetzt löschen',
    help: 'Datenschutz und Hilfe für junge Leute',
    failed: 'Das hat nicht geklappt',
  },
}
