import { describe, expect, it } from 'vitest';
import { renderJunit } from './junit.ts';
import { aScenario, askedOn, failed, onBrowser, passed } from './report-builders.ts';

const [one, other, third, stranger] = [
  aScenario(3, '@AUTH-01'),
  { ...aScenario(9, '@AUTH-05', '@REL-17', '@phone'), name: 'A <bed>' },
  { ...aScenario(10, '@AUTH-05'), name: 'A <bed>' },
  aScenario(20, '@AUTH-06'),
];

const junitOf = (error?: string, ...troubles: readonly string[]): string =>
  renderJunit(
    {
      asked: askedOn('dom', one, other, third),
      scenarios: [passed(one, 1.5), failed(other, error)],
      steps: [],
      troubles,
    },
    [one, other, third, stranger],
  );

describe('the report for CI', () => {
  it('names ids and line in each case, so that rows of an outline can be distinguished', () => {
    const text = junitOf();
    expect(text).toContain('name="AUTH-05, REL-17: A &#60;bed&#62; (features/auth/login.feature:9) on dom"');
    expect(text).toContain('name="AUTH-05: A &#60;bed&#62; (features/auth/login.feature:10) on dom"');
    expect(text).toContain('file="features/auth/login.feature" line="9" time="2.000"');
    expect(text).toContain('<property name="requirement" value="REL-17"/>');
  });

  it('has a case for each driver of a scenario', () => {
    const asked = [...askedOn('dom', one), ...askedOn('browser', one)];
    const text = renderJunit({ asked, scenarios: [{ ...failed(one), ...onBrowser }], steps: [], troubles: [] }, [one]);
    expect(text).toContain('name="AUTH-01: Scenario at 3 (features/auth/login.feature:3) on dom"');
    expect(text).toContain('name="AUTH-01: Scenario at 3 (features/auth/login.feature:3) on browser"');
    expect(text).toContain('<testsuites tests="2" failures="1" errors="0" skipped="1"');
  });

  it('has a suite for each file, and counts only selected scenarios', () => {
    const text = junitOf();
    expect(text).toContain(
      '<testsuite name="features/auth/login.feature" tests="3" failures="1" errors="0" skipped="1" time="3.500">',
    );
    expect(text).not.toContain('AUTH-06');
  });

  it('includes the expected value of a failure, and the paths of picture and trace', () => {
    const text = junitOf('Expected: "소망"\nReceived: "집"');
    expect(text).toContain(
      '<failure message="I see &#34;&#60;b&#62;&#34;: Expected: &#34;소망&#34;">I see &#34;&#60;b&#62;&#34;\nExpected: &#34;소망&#34;\nReceived: &#34;집&#34;</failure>',
    );
    expect(text).toContain('[[ATTACHMENT|reports/scenarios/x.jpg]]\n[[ATTACHMENT|reports/scenarios/x.zip]]');
  });

  it('includes failures outside of a scenario as errors', () => {
    const text = junitOf(undefined, 'a.feature: expected a step');
    expect(text).toContain('<error message="a.feature: expected a step"/>');
    expect(text).toContain('<testsuites tests="4" failures="1" errors="1" skipped="1" time="3.500">');
  });

  it('is valid XML, whatever a page has logged', () => {
    expect(junitOf('a\u0000b\u001bc\uD800d 🙏')).toContain('abcd 🙏');
  });
});
