import type { weeklyReport as english } from './en.ts'

export const weeklyReport: typeof english = {
  subject: (team) => `${team}: tu semana`,
  subjectOfSeveral: 'La semana de tus equipos',
  intro: (from, to) => `Del ${from} al ${to}, y lo que viene después.`,
  eventsPast: (count) => (count === 1 ? 'Hubo 1 evento' : `Hubo ${count} eventos`),
  result: (match, score) => `${match}: ${score}`,
  attendance: (percent) => `Asistencia: ${percent}\u00A0%`,
  attended: (name, there, of) => `${name}: ${there} de ${of} ${of === 1 ? 'vez' : 'veces'}`,
  you: 'Tú',
  newMembers: (count) => (count === 1 ? '1 miembro nuevo' : `${count} miembros nuevos`),
  upcoming: (title, when) => `${when}: ${title}`,
  unanswered: (count) =>
    count === 1 ? '1 evento espera tu respuesta' : `${count} eventos esperan tu respuesta`,
  invitations: (count) =>
    count === 1 ? '1 invitación pendiente' : `${count} invitaciones pendientes`,
  moreEvents: (count) => (count === 1 ? 'y 1 evento más' : `y ${count} eventos más`),
  action: 'Abrir Touchline',
  why: 'Elegiste el informe semanal.',
}
