/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) => `Un mensaje sobre la invitación de ${child} (${team})`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'El entrenador'} escribe sobre la invitación de ${child}:`,
  rule: 'Los mensajes del cuerpo técnico a menores de 18 años los reciben sus tutores.',
  why: (child: string) => `Enviado porque eres padre, madre o tutor de ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Enviado a los padres: ${list}.`,
  leftOut: (list: string) => `No enviado para ${list}: ningún tutor tiene correo.`,
  notToMinors: 'Los menores de 18 años no reciben mensajes. Habla con sus padres.',
}
