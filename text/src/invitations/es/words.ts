/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) =>
    `Invitación a ${team} para ${child}: un mensaje para ti`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'El entrenador'} añadió este mensaje a la invitación de ${child}:`,
  rule: 'Lo que el cuerpo técnico escribe a menores lo reciben sus padres o tutores. La invitación no lo incluye.',
  why: (child: string) =>
    `Recibes este correo porque figuras como padre, madre o tutor de ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Tu mensaje lo recibieron los padres, no ${list}.`,
  leftOut: (list: string) => `Sin tu mensaje para ${list}: ningún padre o tutor tiene correo.`,
  notToMinors: 'A los menores no se les envía ninguna nota: habla con sus padres.',
}
