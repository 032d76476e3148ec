import type { health as english } from './en.ts'

export const health: typeof english = {
  notForYou:
    'Gesundheitsdaten sehen nur die Person selbst, die Erziehungsberechtigten und, mit deren Einwilligung, wer das Team trainiert. Das Team zu verwalten reicht dafür nicht.',
  noConsent: 'Für Gesundheitsdaten gibt es keine Einwilligung, darum steht hier nichts.',
  consentsFailed: 'Die Einwilligung zu Gesundheitsdaten konnte nicht geprüft werden',
  loading: 'Wird geladen',
  tryAgain: 'Noch einmal versuchen',
  ask: {
    title: 'Darf das Team Gesundheitsdaten aufbewahren?',
    text: 'Du kannst Allergien und Medikamente aufschreiben und wen man anrufen soll. Die Trainer dieses Teams dürfen es dann sehen, sonst niemand. Jedes Mal, wenn jemand von ihnen nachsieht, steht es unter „Wer sieht das“. Du kannst es jederzeit zurücknehmen.',
    allow: 'Ja, ich erlaube es',
  },
  withdrawn: {
    title: 'Du hast das nicht erlaubt oder zurückgenommen',
    text: 'Das Team sieht es nicht mehr. Es wird innerhalb eines Tages gelöscht. Du kannst es auch jetzt löschen.',
    erase: 'Jetzt löschen',
    erased: 'Gelöscht',
  },
  form: {
    allergies: 'Allergien',
    allergiesHint: 'Zum Beispiel Nüsse, Bienenstiche, Penicillin.',
    medication: 'Medikamente',
    medicationHint: 'Was, wann, und wo es liegt.',
    notes: 'Was sonst noch hilft',
    doctorName: 'Arzt oder Ärztin',
    doctorPhone: 'Telefon der Praxis',
    contacts: 'Wen man im Notfall anruft',
    contact: (number) => `Kontakt ${number}`,
    name: 'Name der Person',
    relation: 'Wer ist das?',
    relationHint: 'Zum Beispiel Oma oder Nachbar.',
    phone: 'Telefon',
    add: 'Kontakt hinzufügen',
    removeContact: 'Diesen Kontakt entfernen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    nameMissing: 'Bitte gib einen Namen ein',
    phoneInvalid: 'Bitte gib eine gültige Telefonnummer ein',
    changedMeanwhile:
      'Jemand anderes hat das inzwischen geändert. Öffne die Seite neu, um es zu sehen.',
  },
  view: {
    emergency: 'Im Notfall',
    emergencyText:
      'Wen man anruft und was man wissen muss. Dass du nachgesehen hast, wird festgehalten.',
    all: 'Alle Gesundheitsdaten',
    allText: 'Die Erziehungsberechtigten sehen, dass du nachgesehen hast, und wann.',
    show: 'Zeigen',
    call: (name) => `${name} anrufen`,
    nothing: 'Es ist nichts aufgeschrieben.',
    none: 'Nichts angegeben',
  },
  certificate: {
    open: 'Öffnen',
    hint: 'Wenn du es öffnest, sehen das die Erziehungsberechtigten.',
    noConsent:
      'Atteste sind Gesundheitsdaten, und dafür gibt es keine Einwilligung: Nur die Familie kann dieses Attest öffnen.',
  },
  seers: {
    who: 'Wer das jetzt sehen kann',
    whoText:
      'Diese Personen können das Profil öffnen. Alle anderen im Team sehen nur den Namen und was zum Sport gehört.',
    contact: 'Kontaktdaten',
    health: 'Gesundheit',
    as: {
      self: 'Das bist du oder dein Kind',
      guardian: 'Erziehungsberechtigt',
      coach: 'Trainer/in',
      admin: 'Team-Admin',
      club_manager: 'Vereinsleitung',
    },
    looks: 'Wer Gesundheitsdaten angesehen hat',
    looksText:
      'Jeder Blick aus dem Trainerteam oder durch ein Programm steht hier. Blicke der Familie selbst stehen nicht da.',
    noLooks: 'Aus dem Team hat noch niemand nachgesehen.',
    what: {
      health: 'Alle Gesundheitsdaten',
      emergency: 'Im Notfall',
      certificate: 'Ein ärztliches Attest',
      pack: 'Für einen Termin: auf einem Gerät, bis er vorbei ist',
      contact: 'Kontakt und Geburtsdatum',
    },
    byProgram: 'durch ein Programm',
    somebody: 'Jemand, der nicht mehr da ist',
    older: 'Ältere zeigen',
    notForYou: 'Wer nachgesehen hat, sehen nur die Person und die Erziehungsberechtigten.',
  },
  pictures: {
    askedAgain: 'Danach wird in jeder Saison neu gefragt.',
    neverTitle: 'Darf nie gezeigt werden',
    neverText:
      'Zum Beispiel auf Anordnung eines Gerichts. Von dieser Person wird kein Bild gezeigt, was auch immer geantwortet wurde. Diesen Schalter sehen nur du und die Ansprechperson für Kinderschutz im Verein.',
    neverSaved: 'Gespeichert. Es wird kein Bild gezeigt.',
    neverEnded: 'Gespeichert',
    photo: 'Foto',
    photoHidden: 'Ohne ein Ja zu Bildern im Team sehen nur du und die Familie dieses Foto.',
    photoRefused:
      'Nicht veröffentlicht: Niemand hat für diese Saison Ja zu Bildern dieser Person im Team gesagt.',
    photoSaved: 'Foto gespeichert',
    photoRemoved: 'Foto entfernt',
  },
  consents: {
    yes: 'Ja',
    no: 'Nein',
    history: (count) => (count === 1 ? '1 Antwort' : `${count} Antworten`),
    answered: (state, name, day) => `${state}: ${name}, am ${day}`,
    version: (version) => `Textfassung ${version}`,
    somebody: 'jemand, der nicht mehr da ist',
  },
}
