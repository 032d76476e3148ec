/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) =>
    `Invitación a ${team} para ${child}: un mensaje para ti`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'El entrenador'} añadió este mensaje a la invitación de ${child}:`,
  rule: 'Los mensajes del cuerpo técnico a menores de 18 años los reciben sus tutores.',
  why: (child: string) =>
    `Recibes este correo porque figuras como padre, madre o tutor de ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Tu mensaje se ha enviado a los padres, no a ${list}.`,
  leftOut: (list: string) => `Sin mensaje para ${list}: ningún tutor tiene correo.`,
  notToMinors: 'Los menores de 18 años no reciben mensajes. Habla con sus padres.',
}
