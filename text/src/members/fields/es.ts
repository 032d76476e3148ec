import type { fields as english } from './en.ts'

export const fields: typeof english = {
  title: 'Campos de los miembros',
  intro:
    'Lo que tu equipo quiere saber de sus miembros, además de lo habitual: la línea de autobús, la dieta.',
  empty: 'Todavía no hay campos.',
  add: 'Añadir campo',
  edit: (name) => `Editar ${name}`,
  remove: (name) => `Quitar ${name}`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  addTitle: 'Añadir un campo',
  editTitle: 'Editar campo',
  name: 'Nombre del campo',
  kind: 'Tipo',
  kindHint: 'El tipo no se puede cambiar: solo el nombre, las opciones y quién lo ve.',
  kinds: {
    text: 'Texto',
    number: 'Número',
    date: 'Fecha',
    yes_no: 'Sí o no',
    choice: 'Una de varias',
  },
  audience: 'Quién lo ve',
  audiences: { team: 'Todo el equipo', private: 'El cuerpo técnico, el miembro y los padres' },
  choices: 'Opciones',
  choice: (number) => `Opción ${number}`,
  addChoice: 'Añadir una opción',
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
      ? '1 miembro tiene una opción que has quitado: su respuesta se pierde.'
      : `${count} miembros tienen una opción que has quitado: sus respuestas se pierden.`,
  removed: 'Campo quitado',
  full: (most) => `Un equipo tiene ${most} campos como máximo.`,
  problems: {
    name: 'Escribe un nombre',
    taken: 'Ya hay un campo con este nombre',
    required: 'Escribe al menos una opción',
    twice: 'Dos opciones tienen el mismo nombre',
    has_values:
      'Hay miembros que lo rellenaron solo para el cuerpo técnico. Borra las respuestas antes de que todos las vean.',
  },
  refused: {
    too_long: '500 caracteres como máximo',
    not_a_number: 'Escribe un número, como 12 o 1,5',
    not_a_day: 'Escribe un día del calendario',
    not_a_choice: 'Elige una de la lista',
  },
  yes: 'Sí',
  no: 'No',
  none: 'Tu equipo no pregunta nada más.',
  manage: 'Editar los campos del equipo',
  conflict: {
    title: 'Otra persona lo guardó mientras escribías. ¿Cuál vale?',
    theirs: (value) => `Guardado mientras tanto: ${value}`,
    mine: (value) => `Escrito por ti: ${value}`,
    takeTheirs: 'Usar lo guardado',
    keepMine: 'Conservar lo mío',
    nothing: 'nada',
  },
}
