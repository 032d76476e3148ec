import type { GuardianPart, GuardianSlot, MemberField } from './fields.ts'

/** `name` is a first, last or full name depending on its neighbours (Nom, Nombre, Name). */
export type Meaning = MemberField | 'name'

/** The meaning of a heading alone; `name` is resolved when all headings are known. */
export type Heading =
  | { readonly whose: 'member'; readonly says: Meaning }
  | { readonly whose: GuardianSlot; readonly says: GuardianPart | 'name' }

/**
 * Headings in English, French, German and Spanish, normalised by `splitWords`, without filler words.
 */
const headings: Record<Meaning, string> = {
  first_name:
    'first name, first names, firstname, first, given name, given names, givenname, forename, christian name, fname, middle name, middle names, additional name, zweiter vorname, deuxieme prenom, segundo nombre, prenom, prenoms, vorname, vornamen, nombre pila, primer nombre, nombres, vn, f name, pnom, pren, prenom usuel, vor name',
  last_name:
    'last name, last names, lastname, last, surname, family name, familyname, second name, lname, nom famille, nom naissance, nom usage, nachname, nachnamen, familienname, zuname, apellido, apellidos, primer apellido, segundo apellido, apellido 1, apellido 2, nn, fam name, 1er apellido, 1 apellido, 2 apellido, 2do apellido, apellido paterno, apellido materno',
  full_name:
    'full name, fullname, display name, name surname, first name last name, last name first name, last first, first last, name first name, nom complet, nom prenom, prenom nom, nom prenoms, vollstandiger name, name vorname, vorname name, nachname vorname, vorname nachname, vor nachname, vor zuname, nombre completo, nombre apellidos, nombre apellido, apellidos nombre, spielername, name spieler',
  name: 'name, namen, nom, nombre, noms',
  nickname:
    'nickname, nick, nick name, preferred name, known as, spitzname, rufname, surnom, apodo, mote',
  birth_date:
    'birthdate, birth date, date birth, dateofbirth, dob, birthday, bday, birth, born, born on, date naissance, datenaissance, naissance, date naiss, ne, ne e, nee, nee le, ne le, ddn, geburtsdatum, geburtstag, geburts datum, geb datum, gebdatum, geb, geb am, geb dat, geb tag, gebdat, do b, geboren, geboren am, fecha nacimiento, fechanacimiento, nacimiento, f nacimiento, nacido, nacida, fecha nac, f nac, fec nac, cumpleanos, dt naissance, d naissance, geburtsdat, gebursdatum, geburtsd, b day',
  gender:
    'm w, w m, m f, f m, h f, f h, h m, m h, m w d, v m, m v, gender, sex, sexe, genre, civilite, geschlecht, sexo, genero, anrede, salutation, tratamiento',
  email:
    'email, contact email, mail, mail address, email address, courriel, adresse email, adresse mail, adresse electronique, mel, email adresse, mailadresse, emailadresse, correo, correo electronico, direccion correo, direccion email, emails, email addresses, mails, courriels, correos, correos electronicos, personal email, private email, email privat, email contacto, correo contacto, email contact, mail contact, courriel contact, kontakt email, kontaktemail, email value, primary email, email principal, email personnel, courriel principal, haupt email, hauptemail, correo principal, email personal, c electronico, mailadr',
  phone:
    'mobile phone, mobile, mobile number, cell, cell phone, cellphone, cell number, handy, handynummer, handy nr, mobil, mobilnummer, mobil nr, mobiltelefon, natel, gsm, portable, telephone portable, tel portable, tel mobile, telephone mobile, numero portable, movil, telefono movil, tel movil, numero movil, celular, phone, phone number, primary phone, telephone, telephone number, tel, tel nr, telefon, telefonnummer, telefon nr, telefono, numero telefono, numero telephone, n telephone, tel privat, telefon privat, telefon mobil, tel mobil, phones, phone numbers, telephones, telefone, telefonos, mobiles, mobile numbers, contact number, contact numbers, contact phone, contact mobile, rufnummer, whatsapp, home phone, telephone fixe, tel fixe, fixe, festnetz, telefon festnetz, telefono fijo, fijo, tel contacto, telefono contacto, movil contacto, telephone contact, tel contact, kontakttelefon, kontakt telefon, kontaktnummer, erreichbar unter, mobile personnel, portable personnel, telephone personnel, telephone domicile, phone value, telefonnummer privat, telefonnummer mobil, telefono personal, movil personal, mobiltel, contact no, contact nr, whats app, tel festnetz, ruf nr, tel dienstlich, telefon dienstlich, telefon geschaftlich, work phone, office phone, tel pro, telephone professionnel, telefono trabajo',
  phone_country:
    'mobile country, phone country, country code, mobile country code, phone country code',
  address:
    'address, street, street address, home address, home street, address line, adresse, adresse postale, rue, strasse privat, strasse, strasse hausnummer, strasse nr, anschrift, direccion, domicilio, calle, strasse haus nr, domicile, haus nr, hausnummer, house number, house no, n rue, numero rue, n calle, numero calle, n maison',
  city: 'city, town, home city, ville, commune, ort privat, ort, wohnort, stadt, ciudad, localidad, poblacion, municipio, plz ort, plz wohnort, plz stadt, code postal ville, code postal commune, cp ville, cp commune, zip city, postcode city, cp localidad, cp poblacion, codigo postal localidad, codigo postal poblacion',
  region: 'state, province, region, county, home state, bundesland, kanton, provincia, departement',
  postcode:
    'zip, zip code, zipcode, postal code, postalcode, postcode, post code, home postal code, code postal, codepostal, cp, plz privat, plz, postleitzahl, codigo postal, c postal, postleitz',
  country: 'country, home country, pays, land, pais',
  position:
    'position, pos, positions, preferred position, poste, posicion, puesto, demarcacion, spielposition, spielpos, lieblingsposition, spielerposition',
  jersey_number:
    'jersey number, jersey, jersey no, jersey nr, jersey #, #, number, no, nr, shirt number, shirt no, shirt, uniform number, uniform, kit number, squad number, squad no, trikotnummer, trikot nr, trikot, trikotnr, ruckennummer, rucken nr, ruckennr, nummer, numero, num, n, numero maillot, n maillot, maillot, dorsal, numero dorsal, n dorsal, numero camiseta, rn, kit no, kit nr, n camiseta, num camiseta',
  licence_number:
    'licence, license, licence number, license number, licence no, licence id, numero licence, num licence, n licence, lizenz, lizenznummer, lizenz nr, spielerpass, spielerpass nr, spielerpassnummer, passnummer, pass nr, passnr, mitgliedsnummer, mitglieds nr, mitgliedsnr, mitglieds, mitglieds id, numero socio, n socio, num socio, num adherent, n adherent, numero adherent, licencia, numero licencia, n licencia, numero federado, ficha, numero ficha, registration number, member id, member number, membership number, member no, membership no, id number, fan number, fan, m nr, mnr, mitglied nr, mitglied nummer, membership id, member #, membership #, mem no, n membre, no membre, num membre, numero membre, licence fed, licence federativa, licencia federativa, n federado, num federado, reg no, reg nr, registration no, n licencia federativa',
  dominant_side:
    'dominant side, strong side, strong foot, strong hand, dominant foot, dominant hand, preferred foot, preferred hand, strongest foot, kicking foot, playing hand, starke seite, starker fuss, starke hand, bevorzugter fuss, bevorzugte hand, schussfuss, wurfhand, spielhand, foot, hand, fuss, pied, main, pie, mano, pierna, cote fort, pied fort, main forte, meilleur pied, pied prefere, lateralite, lado dominante, pie dominante, mano dominante, pie habil, mano habil, pierna habil, lateralidad',
  shirt_size:
    'shirt size, t shirt size, tshirt size, jersey size, kit size, top size, trikotgrosse, trikot grosse, grosse trikot, grosse shirt, shirtgrosse, taille maillot, taille t shirt, taille tshirt, talla camiseta, t shirt grosse, konfektionsgrosse, taille tee shirt, tee shirt size, taille haut, talla, t maillot, taille vetement, clothing size, konfektions grosse',
  shorts_size:
    'shorts size, short size, pants size, hosengrosse, hosen grosse, shortgrosse, shortsgrosse, taille short, taille shorts, talla pantalon, talla pantalon corto, talla pantalones, shorts, short, t short, talla short, talla shorts, short grosse, shorts grosse',
  shoe_size:
    'shoe size, shoes size, boot size, boots size, schuhgrosse, schuh grosse, schuhnummer, pointure, taille chaussures, numero calzado, talla calzado, talla zapato, numero zapato, n calzado, n pie, numero pie, n zapato, taille chaussure',
  role: 'role, roles, rolle, funktion, fonction, rol, funcion, cargo, member type, type membre, typ, type',
  role_number: 'role id, roleid, role number',
  not_playing:
    'non player, nonplayer, non playing, not player, is staff, staff, nicht spieler, no jugador, non joueur',
  team: 'team, teams, team name, teamname, squad, squads, mannschaft, mannschaften, mannschaft en, mannschaftsname, equipe, equipes, nom equipe, equipo, equipos, nombre equipo',
  left_on:
    'austritt, austrittsdatum, austritt am, austritt zum, ausgetreten, ausgetreten am, ausgeschieden, ausgeschieden am, mitglied bis, mitgliedschaft bis, gekundigt zum, gekundigt am, kundigung zum, date sortie, sortie, sorti, sorti le, date depart, depart, parti le, date fin, fin adhesion, left, left on, left date, date left, leaving date, leave date, leaving, end date, membership end, membership end date, member until, exit date, resigned, resigned on, baja, fecha baja, f baja, fecha salida, salida, dado baja, austrittsd, austrittsdat, membership ended, ended, demission, date demission, abgang, abgangsdatum, abmeldung, abgemeldet, abgemeldet am',
  division:
    'division, age group, agegroup, altersklasse, altersgruppe, abteilung, kategorie, categorie, categoria, category, sparte',
}

const relations =
  'relation, relationship, role, rolle, beziehung, lien, lien parente, parentesco, relacion, verwandtschaft, type'

const meanings = new Map(
  Object.entries(headings).flatMap(([meaning, list]) =>
    list
      .split(', ')
      .flatMap((heading) => (isMeaning(meaning) ? [[heading, meaning] as const] : [])),
  ),
)
const relationHeadings = new Set(relations.split(', '))

const smallWords = new Set(
  'of the a an de del la le les du des der die das den d l el los las your et y und and e o or en su u'.split(
    ' ',
  ),
)
const subjects = new Set(
  'player players athlete member participant child kid spieler spielerin spielers mitglied kind kindes teilnehmer joueur joueuse membre enfant adherent licencie jugador jugadora miembro nino nina socio deportista alumno alumna hijo hija eleve pupil student schuler schulerin'.split(
    ' ',
  ),
)
/** Abbreviations that clubs use. */
const shortened = new Map([
  ['tlf', 'tel'],
  ['tlfn', 'tel'],
  ['tlfno', 'tel'],
  ['telf', 'tel'],
  ['tfn', 'tel'],
  ['tfno', 'tel'],
  ['mob', 'mobil'],
  ['port', 'portable'],
  ['nacim', 'nacimiento'],
  ['nac', 'nacimiento'],
  ['fec', 'fecha'],
  ['geschl', 'geschlecht'],
  ['mitgl', 'mitglieds'],
  ['vorn', 'vorname'],
  ['nachn', 'nachname'],
  ['mannsch', 'mannschaft'],
  ['str', 'strasse'],
  ['adr', 'adresse'],
  ['addr', 'address'],
  ['naiss', 'naissance'],
  ['prn', 'prenom'],
  ['adh', 'adherent'],
  ['memb', 'member'],
  ['surn', 'surname'],
  ['apell', 'apellidos'],
  ['nomb', 'nombre'],
  ['direc', 'direccion'],
  ['pobl', 'poblacion'],
  ['mov', 'movil'],
  ['lic', 'licence'],
  ['soc', 'socio'],
  ['liz', 'lizenz'],
  ['gr', 'grosse'],
  ['austr', 'austritt'],
  ['priv', 'privat'],
  ['dienstl', 'dienstlich'],
  ['ph', 'phone'],
  ['telef', 'telefono'],
  ['civ', 'civilite'],
  ['anr', 'anrede'],
  ['gen', 'genero'],
  ['cat', 'categorie'],
  ['elec', 'electronico'],
  ['fcha', 'fecha'],
  ['cod', 'codigo'],
  ['poblac', 'poblacion'],
  ['camis', 'camiseta'],
  ['pant', 'pantalon'],
])
const numberWords = new Set('n no nr num number nummer numero #'.split(' '))
const remarks = new Set(
  'eu uk us value valeur wert valor required optional mandatory pflicht pflichtfeld obligatoire facultatif obligatorio opcional'.split(
    ' ',
  ),
)

/** What a heading's words mean for the member; undefined if unknown. */
export function readMemberHeading(words: readonly string[]): Meaning | undefined {
  const whole = meaningOf(withoutNoise(words))
  if (whole) return whole
  // Drops words for the member: "Player first name", "Nom du joueur", "Spieler".
  const about = words.filter((word) => !subjects.has(word))
  const said = withoutNoise(about)
  return said.length === 0 && about.length < words.length ? 'full_name' : meaningOf(said)
}

/** True for headings such as "Player phone" or "E-mail (child)". */
export function isMemberHeading(words: readonly string[]): boolean {
  return words.some((word) => subjects.has(word))
}

/** What the heading's remaining words mean for a parent. */
export function guardianMeaning(words: readonly string[]): GuardianPart | 'name' | undefined {
  const said = withoutNoise(words.filter((word) => !subjects.has(word)))
  if (said.length === 0) return 'full_name'
  if (relationHeadings.has(said.join(' '))) return 'relation'
  const meaning = meaningOf(said)
  const parts = ['first_name', 'last_name', 'full_name', 'email', 'phone', 'name'] as const
  return parts.find((part) => part === meaning)
}

/** True for headings that only mean the relationship to the child. */
export function isRelationHeading(words: readonly string[]): boolean {
  const said = withoutNoise(words).join(' ')
  return relationHeadings.has(said) && readMemberHeading(words) === undefined
}

function meaningOf(words: readonly string[]): Meaning | undefined {
  const exact = meanings.get(words.join(' '))
  if (exact) return exact
  const withoutNumbers = meanings.get(words.filter((word) => !/^\d+$/.test(word)).join(' '))
  const numbered = ['email', 'phone', 'address', 'team'] as const
  const counted = numbered.find((meaning) => meaning === withoutNumbers)
  if (counted) return counted
  // Drops words for "number" in "Mobile no.", "Nº licencia" or "Licence n°".
  const unnumbered = meanings.get(words.filter((word) => !numberWords.has(word)).join(' '))
  const numbers = ['phone', 'licence_number', 'jersey_number'] as const
  return numbers.find((meaning) => meaning === unnumbered)
}

/** Joins "e mail"; drops filler words and remarks. */
function withoutNoise(words: readonly string[]): string[] {
  const said = words
    .filter((word) => !remarks.has(word))
    .flatMap(withoutNumber)
    .map((word) => shortened.get(word) ?? word)
  const joined = ` ${said.join(' ')} `.replaceAll(' e mail ', ' email ').trim().split(' ')
  const telling = joined.filter((word) => word !== '' && !smallWords.has(word))
  return telling.length === 0 ? joined.filter((word) => word !== '') : telling
}

/** Splits German compounds: "handynr", "trikotgr". */
function withoutNumber(word: string): readonly string[] {
  const [, stem, ending] = /^(\p{L}{3,})(nr|gr)$/u.exec(word) ?? []
  return stem === undefined || ending === undefined ? [word] : [stem, ending]
}

function isMeaning(text: string): text is Meaning {
  return text in headings
}
