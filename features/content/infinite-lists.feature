Feature: The lists of Bible studies and advertisements
  They go on as far as one reads, and never lose what they have, as the announcements do.

  @LIST-01 @LIST-03 @BIBL-01 @ADVT-01
  Scenario Outline: The next <what> are asked for within 20 px of the end, not before, and once
    Given I visit the <page> page
    Then the list holds 10 <what>
    And the list is at most 80 % of the window high
    When I scroll the list to 23 px before its end
    Then GET <path> was sent 1 time
    When I scroll the list to 19 px before its end
    Then the list holds 20 <what>
    And GET <path> was sent 2 times

    Examples:
      | page           | what           | path               |
      | Bible studies  | sheets         | /api/bibleStudy    |
      | advertisements | advertisements | /api/Advertisement |

  @LIST-02 @LIST-03 @BIBL-01 @ADVT-01
  Scenario Outline: The last page ends the list of <what>
    Given I visit the <page> page
    When I read the list to its end
    Then I see "모든 게시물을 불러왔습니다."
    And the list holds <all> <what>
    And no sheet stands there twice
    And GET <path> was sent <times> times

    Examples:
      | page           | what           | path               | all | times |
      | Bible studies  | sheets         | /api/bibleStudy    | 43  | 6     |
      | advertisements | advertisements | /api/Advertisement | 34  | 5     |

  @LIST-02 @BIBL-01 @ADVT-01
  Scenario Outline: A church without <what> says so
    Given the empty world
    When I visit the <page> page
    Then I see "<sentence>"
    And GET <path> was sent 1 time
    And nobody is kept out at 1280 and 360 px, light and dark

    Examples:
      | page           | what           | path               | sentence               |
      | Bible studies  | sheets         | /api/bibleStudy    | 아직 올라온 성경공부 문제지가 없습니다. |
      | advertisements | advertisements | /api/Advertisement | 아직 올라온 광고가 없습니다.       |

  @LIST-03 @REL-13 @BIBL-01 @ADVT-01
  Scenario Outline: A first page of <what> that <fault> can be asked for again
    Given GET <path> <fault>
    When I visit the <page> page
    Then a toast says "<sentence>"
    And a toast says "<reason>"
    And the page itself says "<sentence>"
    When GET <path> works again
    And I click the button "다시 시도"
    Then the list holds 10 <what>

    Examples:
      | page           | what           | path               | fault                     | sentence              | reason            |
      | Bible studies  | sheets         | /api/bibleStudy    | gets no answer            | 성경공부 문제지를 불러오지 못했습니다. | Network Error     |
      | Bible studies  | sheets         | /api/bibleStudy    | is answered with nonsense | 성경공부 문제지를 불러오지 못했습니다. | 서버의 답을 읽을 수 없습니다. |
      | advertisements | advertisements | /api/Advertisement | gets no answer            | 광고를 불러오지 못했습니다.       | Network Error     |
      | advertisements | advertisements | /api/Advertisement | is answered with nonsense | 광고를 불러오지 못했습니다.       | 서버의 답을 읽을 수 없습니다. |

  @LIST-03 @BIBL-01 @ADVT-01
  Scenario Outline: Next <what> that do not come leave the list as it is
    Given I visit the <page> page
    And the list holds 10 <what>
    And GET <path> fails
    When I scroll the list to 0 px before its end
    Then a toast says "<sentence>"
    And I see "다음 <sentence>"
    And the list holds 10 <what>
    When GET <path> works again
    And I click the button "다시 시도"
    Then the list holds 20 <what>

    Examples:
      | page           | what           | path               | sentence              |
      | Bible studies  | sheets         | /api/bibleStudy    | 성경공부 문제지를 불러오지 못했습니다. |
      | advertisements | advertisements | /api/Advertisement | 광고를 불러오지 못했습니다.       |

  @LIST-05 @PERM-01 @BIBL-01 @ADVT-01
  Scenario Outline: A visitor reads <what>, and a refusal of them starts no refresh
    When I visit the <page> page
    Then the list holds 10 <what>
    And GET <path> was sent in nobody's name
    When GET <path> is answered with <status>
    And I reload
    Then a toast says "<sentence>"
    And the page itself says "<reason>"
    And GET <path> was sent 2 times
    And POST /api/Account/Refresh was sent 0 times
    And nobody is kept out at 1280 and 360 px, light and dark

    Examples:
      | page           | what           | path               | status | sentence              | reason      |
      | Bible studies  | sheets         | /api/bibleStudy    | 401    | 성경공부 문제지를 불러오지 못했습니다. | 로그인이 필요합니다. |
      | advertisements | advertisements | /api/Advertisement | 403    | 광고를 불러오지 못했습니다.       | 권한이 없습니다.   |

  @REL-18 @BIBL-01 @ADVT-01
  Scenario Outline: Leaving the page gives up the <what> that are under way
    Given I visit the vision page
    And GET <path> hangs
    And I visit the <page> page
    And GET <path> was sent 1 time
    When I click "<next>" in the navigation "<section>"
    Then GET <path> was given up
    And I see the heading "<next>"
    And no toast is shown

    Examples:
      | page           | what           | path               | section | next |
      | Bible studies  | sheets         | /api/bibleStudy    | 예배와 말씀  | 주보   |
      | advertisements | advertisements | /api/Advertisement | 교제      | 행사   |

  @REL-14 @logs-errors @BIBL-01 @ADVT-01
  Scenario Outline: Markup and hostile addresses in <what> are shown as text and dropped
    Given the hostile world
    When I visit the <page> page
    And I read the list to its end
    Then the list holds <all> <what>
    And I see "<script>window.hacked=true</script>"
    And I see "제목 없음"
    And nothing of it ran
    And nothing was asked of another server
    And nothing is wider than the window

    Examples:
      | page           | what           | all |
      | Bible studies  | sheets         | 43  |
      | advertisements | advertisements | 34  |
