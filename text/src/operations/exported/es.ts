import type { clubExportedLetter as english } from './en.ts'

/** To the managers of a club whose data an operator has exported; only the server reads these. */
export const clubExportedLetter: typeof english = {
  subject: (name) => `Se han exportado los datos de ${name}`,
  body: (name, reason) =>
    `Un responsable de este sitio ha exportado todos los datos de ${name} y sus equipos. Motivo indicado: ${reason}`,
  ask: '¿Tu club no lo ha pedido? Pregunta a quienes gestionan este sitio.',
  why: (name) => `Enviado porque gestionas ${name}.`,
}
