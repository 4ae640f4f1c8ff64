import koreaUcs2 from 'pdfjs-dist/cmaps/Adobe-Korea1-UCS2.bcmap?url&inline';
import kscEucH from 'pdfjs-dist/cmaps/KSC-EUC-H.bcmap?url&inline';
import kscEucV from 'pdfjs-dist/cmaps/KSC-EUC-V.bcmap?url&inline';
import kscH from 'pdfjs-dist/cmaps/KSC-H.bcmap?url&inline';
import kscV from 'pdfjs-dist/cmaps/KSC-V.bcmap?url&inline';
import kscmsH from 'pdfjs-dist/cmaps/KSCms-UHC-H.bcmap?url&inline';
import kscmsHwH from 'pdfjs-dist/cmaps/KSCms-UHC-HW-H.bcmap?url&inline';
import kscmsHwV from 'pdfjs-dist/cmaps/KSCms-UHC-HW-V.bcmap?url&inline';
import kscmsV from 'pdfjs-dist/cmaps/KSCms-UHC-V.bcmap?url&inline';
import uniksUcs2H from 'pdfjs-dist/cmaps/UniKS-UCS2-H.bcmap?url&inline';
import uniksUcs2V from 'pdfjs-dist/cmaps/UniKS-UCS2-V.bcmap?url&inline';
import uniksUtf16H from 'pdfjs-dist/cmaps/UniKS-UTF16-H.bcmap?url&inline';
import uniksUtf16V from 'pdfjs-dist/cmaps/UniKS-UTF16-V.bcmap?url&inline';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url&inline';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url&inline';

/**
 * Data that PDFs refer to by name: the character maps of Korean word processors, and the two symbol fonts that no
 * device has. Other fonts are in the PDF or on the device.
 */
const DATA: Readonly<Record<string, string>> = {
  'Adobe-Korea1-UCS2': koreaUcs2,
  'KSC-EUC-H': kscEucH,
  'KSC-EUC-V': kscEucV,
  'KSC-H': kscH,
  'KSC-V': kscV,
  'KSCms-UHC-H': kscmsH,
  'KSCms-UHC-HW-H': kscmsHwH,
  'KSCms-UHC-HW-V': kscmsHwV,
  'KSCms-UHC-V': kscmsV,
  'UniKS-UCS2-H': uniksUcs2H,
  'UniKS-UCS2-V': uniksUcs2V,
  'UniKS-UTF16-H': uniksUtf16H,
  'UniKS-UTF16-V': uniksUtf16V,
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
};

/** @throws Error for a name that is not in {@link DATA} */
export function pdfDataOf(name: string): Uint8Array {
  const [, base64] = /;base64,(.*)$/.exec(DATA[name] ?? '') ?? [];
  if (base64 === undefined) throw new Error(`${name} is not kept here`);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
