import { euVat, stdnum, type Validator } from 'stdnum';
import { isLuhn } from './luhn.js';

/** Whether the check digits of a tax number with its country before it are right; null where it has none. */
export function isCheckedTaxNumber(number: string): boolean | null {
  const country = number.slice(0, 2);
  const own = OTHERS[country];
  const check = own ?? euVat[country === 'EL' ? 'GR' : country]?.[0];
  return check ? isRightBy(check, own && country !== 'CH' ? number.slice(2) : number) : null;
}

/** Countries outside the Union. */
const OTHERS: Record<string, Validator | undefined> = {
  ...{ AU: stdnum.AU?.abn, CH: stdnum.CH?.uid, GB: stdnum.GB?.vat, IN: stdnum.IN?.gstin },
  ...{ NO: stdnum.NO?.mva, NZ: stdnum.NZ?.ird, TR: stdnum.TR?.vkn },
};

/** Whether the check digits of a number in a national register are right; null where it is none of that register's. */
export function isCheckedIn(register: string, id: string): boolean | null {
  const check = REGISTERS[register === 'Org' ? `Org ${id.length}` : register];
  // Behind the eight digits of a Hungarian one stand what it is taxed for and where.
  return check ? isRightBy(check, register === 'Adószám' ? id.slice(0, 8) : id) : null;
}

const REGISTERS: Record<string, Validator | undefined> = {
  ...{ ABN: stdnum.AU?.abn, ACN: stdnum.AU?.acn, ЕИК: stdnum.BG?.vat, IČO: stdnum.CZ?.ico, CVR: stdnum.DK?.cvr },
  ...{ CIF: stdnum.ES?.nif, 'Y-tunnus': stdnum.FI?.ytunnus, SIREN: stdnum.FR?.siren, SIRET: stdnum.FR?.siret },
  ...{ ΑΦΜ: stdnum.GR?.vat, OIB: stdnum.HR?.oib, Adószám: stdnum.HU?.anum, GSTIN: stdnum.IN?.gstin },
  ...{ 'P. IVA': stdnum.IT?.iva, 'Org 9': stdnum.NO?.orgnr, NIP: stdnum.PL?.nip, REGON: stdnum.PL?.regon },
  ...{ NIPC: stdnum.PT?.nif, CUI: stdnum.RO?.cui, 'Org 10': stdnum.SE?.orgnr, VKN: stdnum.TR?.vkn },
};

function isRightBy(check: Validator, number: string): boolean | null {
  const { isValid, error } = check.validate(number);
  if (isValid) return true;
  // Of Italy's numbers the office that gave them is asked for first.
  if (check === stdnum.IT?.iva && error?.name === 'InvalidComponent') return isLuhn(number);
  return error?.name === 'InvalidChecksum' ? false : null;
}
