import { withDe } from '../../elision.ts'
import type { clubExportedLetter as english } from './en.ts'

/** To the managers of a club whose data an operator has exported; only the server reads these. */
export const clubExportedLetter: typeof english = {
  subject: (name) => `Les données ${withDe(name)} ont été exportées`,
  body: (name, reason) =>
    `Un responsable de ce site a exporté toutes les données ${withDe(name)} et de ses équipes. Motif indiqué : ${reason}`,
  ask: 'Ton club ne l’a pas demandé ? Contacte les responsables de ce site.',
  why: (name) => `Envoyé parce que tu gères ${name}.`,
}
