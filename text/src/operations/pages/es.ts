import type { pages as english } from './en.ts'

export const pages: typeof english = {
  title: 'Aviso legal y privacidad',
  tab: 'Aviso legal',
  lead: 'Quién gestiona este Touchline y qué haces con los datos más allá del programa. En muchos países la ley exige ambas cosas.',
  page: 'Página',
  names: { imprint: 'Aviso legal', privacy: 'Privacidad' },
  language: 'Idioma',
  languageHint:
    'Quien lee un idioma en el que no hay nada escrito ve el texto en inglés o, si no, el que haya.',
  words: 'Texto',
  wordsHint:
    'Texto sin formato. Una línea vacía empieza un párrafo nuevo; una línea que empieza con # y un espacio es un título.',
  whenEmpty: {
    imprint:
      'Mientras no haya nada escrito, el aviso legal dice que faltan un nombre y una dirección.',
    privacy: 'Lo que Touchline hace con los datos está siempre en la página; tu texto va debajo.',
  },
  save: 'Guardar',
  saved: 'Guardado. Las visitas ya lo leen.',
  changedAt: (moment) => `Último cambio: ${moment}`,
  changedMeanwhile:
    'Otra persona ha cambiado este texto entretanto. El tuyo sigue aquí: cópialo, vuelve a cargar la página y junta los dos.',
  see: 'Ver la página',
  preview: 'Así lo ven las visitas',
  nothing: 'Todavía no hay nada escrito.',
}
