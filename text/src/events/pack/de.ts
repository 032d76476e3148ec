import type { pack as english } from './en.ts'

export const pack: typeof english = {
  title: 'Offline-Mappe',
  text: 'Leute, Nummern, Aufstellung, Aufgaben und der Weg dorthin, auch ohne Verbindung.',
  back: 'Zurück zum Termin',
  save: 'Für offline speichern',
  saveAgain: 'Neu speichern',
  notSaved: 'Noch nicht auf diesem Gerät',
  saved: (when) => `Auf diesem Gerät gespeichert: ${when}`,
  until: (when) => `Telefonnummern der Familien verschwinden am ${when}.`,
  families:
    'Notfallkontakte werden mitgespeichert, wenn die Familie es erlaubt. Sie sieht, dass du sie mitgenommen hast.',
  opens: (when) => `Speichern kannst du ab ${when}.`,
  over: 'Der Termin ist vorbei: Telefonnummern der Familien sind nicht mehr auf diesem Gerät.',
  cancelled: 'Der Termin ist abgesagt. Dafür wird nichts gespeichert.',
  missing: 'Telefonnummern der Familien sind noch nicht auf diesem Gerät.',
  forgetful: 'Dieser Browser hat keinen Platz, etwas aufzuheben. Lass diese Seite offen.',
  failed: 'Speichern hat nicht geklappt. Versuch es noch einmal.',
  where: 'Wo und wann',
  noPlace: 'Es ist kein Ort eingetragen.',
  lineUp: 'Aufstellung',
  tasks: 'Aufgaben',
  people: 'Wer kommt',
  nobody: 'Zu diesem Termin ist noch niemand eingeladen.',
  own: 'Eigenes Telefon',
  noNumber: 'Es ist keine Telefonnummer bekannt.',
}
