import type { integrations as english } from './en.ts'

const scopes: typeof english.scopes = {
  'profile:read': 'Mi perfil, mis preferencias y mis notificaciones',
  'teams:read': 'Equipos y clubes: ajustes, temporadas, lugares, rivales',
  'teams:write': 'Cambiar equipos y clubes',
  'members:read': 'Quién está en la plantilla; de los menores, solo el nombre',
  'members:write': 'Añadir y cambiar miembros',
  'children:read': 'Contacto, fechas de nacimiento y datos de salud de menores',
  'events:read': 'Eventos, respuestas y asistencia',
  'events:write': 'Crear y cambiar eventos, responder, anotar la asistencia',
  'leagues:read': 'Ligas, días de partido y estadísticas',
  'leagues:write': 'Anotar resultados, cambiar ligas y días de partido',
  'messages:read': 'Mis conversaciones',
  'messages:write': 'Escribir mensajes en mi nombre',
  'collections:read': 'Recaudaciones, pagos y mis recibos',
  'collections:write': 'Cambiar recaudaciones y anotar pagos',
}

const days: typeof english.dayChoices = {
  7: '7 días',
  30: '30 días',
  90: '90 días',
  365: 'Un año',
}

export const integrations: typeof english = {
  about:
    'Con un token, un programa tuyo lee y escribe por ti: lo que marques, y nunca más de lo que tú puedes.',
  documented: 'Lo que se puede pedir está en la',
  description: 'descripción de la interfaz',
  none: 'No tienes tokens',
  noneHint:
    'Crea uno para un programa que deba, por ejemplo, mostrar tu calendario o llevar los resultados.',
  make: 'Crear un token',
  name: 'Para qué es',
  nameHint: 'Por ejemplo: web del club',
  scopesTitle: 'Qué puede hacer',
  scopes,
  childrenWarning:
    'Cada consulta de datos de un menor queda anotada, y la familia la ve. Dáselo solo a un programa al que le confiarías un menor.',
  days: 'Válido durante',
  dayChoices: days,
  password: 'Tu contraseña',
  freshNeeded:
    'Aquí no tienes contraseña: inicia sesión otra vez y crea el token en los diez minutos siguientes.',
  signInAgain: 'Iniciar sesión otra vez',
  missingName: 'Di para qué es',
  missingScope: 'Marca al menos uno',
  making: 'Creando…',
  madeTitle: 'Tu nuevo token',
  shownOnce: 'Cópialo ahora: se muestra solo esta vez y no se guarda en ningún sitio.',
  secret: 'El token',
  keepSecret: 'Quien lo tiene actúa como tú. Guárdalo como una contraseña y revócalo si se pierde.',
  kept: 'Lo he copiado',
  tooMany: 'Tienes diez tokens. Revoca uno que ya no necesites.',
  until: (day) => `Válido hasta el ${day}`,
  ended: (day) => `Dejó de valer el ${day}`,
  lastUsed: (moment) => `Último uso: ${moment}`,
  neverUsed: 'Sin usar',
  end: 'Revocar',
  endOf: (name) => `Revocar ${name}`,
  endTitle: (name) => `¿Revocar «${name}»?`,
  endBody: 'El programa que lo usa se detiene al momento. No se puede deshacer.',
  endedNow: 'Token revocado',
}
