import type { pages as english } from './en.ts'

export const pages: typeof english = {
  title: 'Aviso legal y privacidad',
  tab: 'Aviso legal',
  lead: 'En muchos países la ley exige ambas.',
  page: 'Página',
  names: { imprint: 'Aviso legal', privacy: 'Privacidad' },
  language: 'Idioma',
  languageHint: 'Los demás idiomas ven el texto en inglés.',
  words: 'Texto',
  wordsHint: 'Texto sin formato. Una línea vacía empieza un párrafo; «# », un título.',
  whenEmpty: {
    imprint: 'Sin texto, el aviso legal dice que faltan un nombre y una dirección.',
    privacy: 'Aparece debajo de la información de Touchline.',
  },
  save: 'Guardar',
  saved: 'Guardado. Las visitas ya lo leen.',
  changedAt: (moment) => `Último cambio: ${moment}`,
  changedMeanwhile: 'Este texto ha cambiado. Copia el tuyo y recarga.',
  see: 'Ver la página',
  preview: 'Así lo ven las visitas',
  nothing: 'Todavía no hay nada escrito.',
}
