// Runs inside the detailed report, which draws itself late: goes to the scenario that the address names.
const observer = new MutationObserver(() => {
  const scenario = document.getElementById(location.hash.slice(1));
  if (scenario === null) return;
  observer.disconnect();
  scenario.scrollIntoView();
});
if (location.hash !== '') observer.observe(document.body, { childList: true, subtree: true });
