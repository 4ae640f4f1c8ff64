import { Status } from '@cucumber/cucumber';
import { requestFaults } from '../../../tests/tools/contract/calls.ts';
import { evidencePath } from '../../../tests/tools/scenarios/report/evidence-path.ts';
import { fromEnvironment } from '../../support/environment.ts';
import { SCENARIO_START } from '../../support/scenario-start.ts';
import { writeEvidence } from '../../support/write-evidence.ts';
import type { Driver, Sent } from '../driver.ts';
import { openProcessChurch } from './church.ts';
import { createNetwork } from './network.ts';
import { type DomTab, openDomTab } from './tab.ts';
import { readProgram } from './window.ts';

const WIDE = 1280;
const PHONE = 360;

/** A window of happy-dom for each page, in the process: no layout, no drawing, no network, and its time is a clock. */
export async function openDomDriver(): Promise<Driver> {
  const program = readProgram(fromEnvironment('DOM_BUILD'));
  const started = Date.parse(SCENARIO_START);
  let tab: DomTab | undefined;
  const church = await openProcessChurch(() => tab?.now() ?? started);

  return {
    async begin({ pickle }) {
      const tags = pickle.tags.map(({ name }) => name);
      const network = createNetwork(church.answer);
      tab = openDomTab({
        program,
        network,
        width: tags.includes('@phone') ? PHONE : WIDE,
        time: started,
        stored: tags.includes('@first-visit') ? {} : { mainPageModal: SCENARIO_START.slice(0, 10) },
      });
      await church.reset();
      return { church, tab, browser: undefined };
    },
    async end({ pickle, result }, report) {
      const shown = tab;
      if (shown === undefined) return;
      const isExpected = pickle.tags.some(({ name }) => name === '@logs-errors');
      const faults = [
        ...shown.faults(),
        ...(isExpected ? [] : shown.errors()),
        ...shown.sent().flatMap(contractFaults),
      ];
      const evidence = [result?.message ?? '', shown.url(), ...shown.log(), ...faults, shown.markup()].join('\n');
      await shown.close();
      if (result?.status !== Status.PASSED || faults.length > 0) {
        const place = `${evidencePath({ file: pickle.uri.replaceAll('\\', '/'), line: pickle.location?.line ?? 0 })}.log`;
        await writeEvidence(place, evidence);
        report.text(`log: ${place}`);
      }
      if (faults.length > 0) throw new Error(`The page reported ${faults.length} errors:\n${faults.join('\n')}`);
    },
    close: async () => undefined,
  };
}

/** Calls that are not in the OpenAPI document are faults (CONT-02); those of the control are none of the API's. */
const contractFaults = ({ method, url, headers, json, fields }: Sent): readonly string[] =>
  /^\/api\/(?!demo\/)/i.test(new URL(url).pathname)
    ? requestFaults({
        method,
        url,
        json,
        fields,
        contentType: headers['content-type'] ?? (fields.length > 0 ? 'multipart/form-data' : ''),
      })
    : [];
