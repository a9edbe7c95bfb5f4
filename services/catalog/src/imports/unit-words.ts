import { UNITS } from '#contracts';
import { plainWord } from '#platform';

/** How tables write our units, in the languages of our users and in the codes of electronic orders. */
const WORDS: Record<(typeof UNITS)[number], string> = {
  piece:
    'piece pieces pc pcs pce each ea unit units c62 h87 stk stck stuck stuecke stucke st ' +
    'pièce pièces pièces unité pieza piezas pza ud uds unidad pezzo pezzi pz stuk stuks',
  box: 'box boxes bx karton kartons schachtel boîte boîtes caja cajas scatola scatole doos dozen',
  case: 'case cases cs kiste kisten caisse caisses cassa casse kist kisten',
  pallet: 'pallet pallets pf plt pal palette paletten palettes palé palés bancale pallets',
  kg: 'kg kgs kgm kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilogrammo',
  lb: 'lb lbs lbr pound pounds livre livres libra libras libbra libbre',
  meter: 'meter meters metre metres m mtr lfm laufmeter mètre mètres metro metros metri',
  foot: 'foot feet ft fot fuss pied pieds pie pies piede piedi voet',
};

/** Our unit by each word for it, as `plainWord` leaves that. */
export const UNIT_WORDS: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap((unit) => WORDS[unit].split(' ').map((word) => [plainWord(word), unit])),
);
