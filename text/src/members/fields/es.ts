import type { fields as english } from './en.ts'

export const fields: typeof english = {
  title: 'Campos de los miembros',
  intro: 'Lo que además necesitáis saber: línea de autobús, dieta…',
  empty: 'Aún no hay campos.',
  add: 'Añadir campo',
  edit: (name) => `Editar ${name}`,
  remove: (name) => `Quitar ${name}`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  addTitle: 'Campo nuevo',
  editTitle: 'Editar campo',
  name: 'Nombre del campo',
  kind: 'Tipo',
  kindHint: 'Luego no se puede cambiar.',
  kinds: {
    text: 'Texto',
    number: 'Número',
    date: 'Fecha',
    yes_no: 'Sí o no',
    choice: 'Una de varias',
  },
  audience: 'Quién lo ve',
  audiences: { team: 'Todo el equipo', private: 'Cuerpo técnico, miembro y padres' },
  choices: 'Opciones',
  choice: (number) => `Opción ${number}`,
  addChoice: 'Añadir opción',
  removeChoice: (name) => (name === '' ? 'Quitar esta opción' : `Quitar ${name}`),
  values: (count) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  removeTitle: (name) => `¿Quitar el campo ${name}?`,
  removeText: (count) => {
    if (count === 0) return 'Nadie lo ha rellenado.'
    return count === 1 ? 'Se pierde 1 respuesta.' : `Se pierden ${count} respuestas.`
  },
  removeConfirm: 'Quitar campo',
  choicesLost: (count) =>
    count === 1
      ? '1 miembro eligió una opción que has quitado: su respuesta se perderá.'
      : `${count} miembros eligieron una opción que has quitado: sus respuestas se perderán.`,
  removed: 'Campo quitado',
  full: (most) => `Un equipo tiene ${most} campos como máximo.`,
  problems: {
    name: 'Escribe un nombre',
    taken: 'Ya hay un campo con este nombre',
    required: 'Escribe al menos una opción',
    twice: 'Dos opciones tienen el mismo nombre',
    has_values: 'Estas respuestas eran solo para el cuerpo técnico. Bórralas antes.',
  },
  refused: {
    too_long: '500 caracteres como máximo',
    not_a_number: 'Escribe un número, como 12 o 1,5',
    not_a_day: 'Escribe una fecha válida',
    not_a_choice: 'Elige una de la lista',
  },
  yes: 'Sí',
  no: 'No',
  none: 'No hay nada más que rellenar.',
  manage: 'Editar los campos',
  conflict: {
    title: 'Alguien lo guardó mientras escribías. ¿Cuál vale?',
    theirs: (value) => `Guardado: ${value}`,
    mine: (value) => `Lo tuyo: ${value}`,
    takeTheirs: 'Usar lo guardado',
    keepMine: 'Conservar lo mío',
    nothing: 'nada',
  },
}
