import type { manual as english } from '../en/manual.ts'

export const manual: typeof english = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  position: 'Posición',
  parent: 'Padre o madre',
  parentName: 'Nombre del padre o la madre',
  parentPhone: 'Teléfono del padre o la madre',
  parentEmail: 'Correo del padre o la madre',
  parentProblem: {
    name_missing: 'Añade el nombre del padre o la madre.',
    contact_missing: 'Añade un teléfono o un correo.',
  },
  add: 'Añadir miembro',
  missingTitle: 'Faltan datos',
  missing: 'Escribe el nombre y los apellidos',
  addedTitle: 'Miembro añadido',
  added: (name) => `${name} ya está en el equipo`,
  complete: (name) => `Completar el perfil de ${name}`,
}
