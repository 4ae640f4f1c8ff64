// Runs inside the report: filters the requirements by the reader's choice.
const search = document.querySelector('input[type=search]');
const boxes = [...document.querySelectorAll('.tools input[type=checkbox]')];
const sections = [...document.querySelectorAll('section')];

function filter() {
  const words = search.value.toLowerCase().split(/\s+/);
  const outcomes = boxes.filter((box) => box.checked).map((box) => box.value);
  for (const section of sections) {
    const entries = [...section.querySelectorAll('.entry')];
    for (const entry of entries) {
      const text = entry.textContent.toLowerCase();
      entry.hidden = !outcomes.includes(entry.dataset.outcome) || !words.every((word) => text.includes(word));
    }
    section.hidden = entries.every((entry) => entry.hidden);
  }
  document.querySelector('.nothing').hidden = sections.some((section) => !section.hidden);
}

for (const box of [search, ...boxes]) box.addEventListener('input', filter);
filter();
