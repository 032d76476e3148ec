import { expect, test } from 'vitest'

import { guessType } from './guess-type.ts'

test.each([
  ['Training', 'practice'],
  ['Torwarttraining U12', 'practice'],
  ['Entraînement du mardi', 'practice'],
  ['Entrenamiento', 'practice'],
  ['Trainingsspiel gegen die Zweite', 'scrimmage'],
  ['Probetraining', 'tryout'],
  ['Prueba de nivel', 'tryout'],
  ['Kreispokal: Norte - Sur', 'cup-game'],
  ['Coupe de France', 'cup-game'],
  ['Torneo de verano', 'tournament'],
  ['Match amical', 'exhibition-game'],
  ['Freundschaftsspiel in Sur', 'exhibition-game'],
  ['Partido amistoso', 'exhibition-game'],
  ['Jornada 4: Norte - Sur', 'league-game'],
  ['Bezirksliga, Spieltag 3', 'league-game'],
  ['Heimspiel', 'game'],
  ['Partido', 'game'],
  ['Norte – Sur', 'game'],
  ['Bears vs. Packers', 'game'],
  ['Bears @ Packers', 'game'],
  ['Jahresversammlung', 'meeting'],
  ['Hallenturnier', 'tournament'],
  ['Elternabend', 'meeting'],
  ['Réunion des parents', 'meeting'],
  ['', 'practice'],
])('%s is a %s', (title, type) => {
  expect(guessType(title)).toBe(type)
})
