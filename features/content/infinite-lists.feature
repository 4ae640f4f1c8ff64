Feature: Infinite lists
  Announcements, Bible studies and advertisements come ten at a time as far as one reads, and what has come stays.

  Rule: Reading on

    @LIST-01 @LIST-03
    Scenario: The next page is asked for within 20 px of the end, not before, and once
      Given I visit the announcements page
      And I see 10 announcements
      When I scroll the list to 23 px before its end
      Then GET /api/Announcement was sent 1 time
      When I scroll the list to 19 px before its end
      Then I see 20 announcements
      And GET /api/Announcement was sent 2 times

    @LIST-01 @phone @browser
    Scenario: On a phone the first swipe shows posts, for the head of the page goes with them
      Given the window is 360 px wide and 640 px high
      When I visit the announcements page
      Then I see the heading "공지사항" in the list of posts
      And announcement 1 of the list is wholly in the window
      And the list of posts is at most 80 % of the window high
      And the list of posts is in sight above the bar for the thumb
      When I scroll the list to 0 px before its end
      Then I see 20 announcements

    @LIST-01 @browser
    Scenario: A list leaves room in the window, and is whole on paper
      Given I visit the announcements page
      And I read the list to its end
      And I see 57 announcements
      And the list of posts is at most 80 % of the window high
      When the page is printed
      Then the list of posts is shown as a whole

    @LIST-03
    Scenario: No page is asked for twice at once
      Given I visit the announcements page
      And I see 10 announcements
      And GET /api/Announcement hangs
      When I scroll the list to 0 px before its end
      And I scroll the list to 300 px before its end
      And I scroll the list to 0 px before its end
      Then GET /api/Announcement was sent 2 times

    @LIST-02 @LIST-03 @ANNO-01 @BIBL-01 @ADVT-01
    Scenario Outline: All <all> <what> come, ten at a time, and then that these are all
      Given I visit the <page> page
      When I read the list to its end
      Then I see "모든 게시물을 불러왔습니다."
      And I see <all> <what>
      And no <post> stands there twice
      And GET <path> was sent <times> times

      Examples:
        | page           | what           | post          | path               | all | times |
        | announcements  | announcements  | announcement  | /api/Announcement  | 57  | 7     |
        | Bible studies  | sheets         | sheet         | /api/bibleStudy    | 43  | 6     |
        | advertisements | advertisements | advertisement | /api/Advertisement | 34  | 5     |

    @LIST-02
    Scenario Outline: A church without <what> says so
      Given the empty world
      When I visit the <page> page
      Then I see "<sentence>"
      And GET <path> was sent 1 time

      Examples:
        | page           | what           | path               | sentence               |
        | announcements  | announcements  | /api/Announcement  | 아직 올라온 공지사항이 없습니다.     |
        | Bible studies  | sheets         | /api/bibleStudy    | 아직 올라온 성경공부 문제지가 없습니다. |
        | advertisements | advertisements | /api/Advertisement | 아직 올라온 광고가 없습니다.       |

  Rule: A page that fails to load

    @LIST-03 @REL-13
    Scenario Outline: First <what> that do not come are told, logged and can be asked for again
      Given GET <path> <fault>
      When I visit the <page> page
      Then a toast says "<sentence>"
      And the alert "<sentence>" in the page says "<reason>"
      And the log says "<log>"
      When GET <path> works again
      And I click the button "다시 시도"
      Then I see 10 <what>

      @AUTH-16
      Examples:
        | page          | what          | path              | fault          | sentence           | reason        | log                                |
        | announcements | announcements | /api/Announcement | gets no answer | 공지사항을 불러오지 못했습니다. | Network Error | GET api/Announcement: networkError |

      Examples:
        | page           | what           | path               | fault                     | sentence              | reason            | log                                 |
        | Bible studies  | sheets         | /api/bibleStudy    | is answered with nonsense | 성경공부 문제지를 불러오지 못했습니다. | 서버의 답을 읽을 수 없습니다. | GET api/bibleStudy: malformed       |
        | advertisements | advertisements | /api/Advertisement | fails                     | 광고를 불러오지 못했습니다.       | 서버에 문제가 생겼습니다.    | GET api/Advertisement: serverFailed |

    @LIST-03
    Scenario: A next page that does not come leaves the list as it is
      Given I visit the announcements page
      And I see 10 announcements
      And GET /api/Announcement fails
      When I scroll the list to 0 px before its end
      Then a toast says "공지사항을 불러오지 못했습니다."
      And I see "다음 공지사항을 불러오지 못했습니다."
      And the log says "GET api/Announcement: serverFailed"
      And I see 10 announcements
      When GET /api/Announcement works again
      And I click the button "다시 시도"
      Then I see 20 announcements
      And no announcement stands there twice

    @REL-18
    Scenario: Leaving the page gives up the call that is under way
      Given GET /api/Announcement hangs
      And I visit the announcements page
      And GET /api/Announcement was sent 1 time
      When I click the link "행사" in the navigation "교제"
      Then GET /api/Announcement was given up
      And I see the heading "행사"
      And no toast is shown

  Rule: Hostile posts

    @ORGN-02 @REL-14 @browser
    Scenario: Markup and hostile addresses in announcements, events and the organisation are shown as text and dropped
      Given the hostile world
      When I visit the announcements page
      And I read the list to its end
      Then I see 57 announcements
      And I see "<script>window.hacked=true</script>"
      And I see "제목 없음"
      And nothing of it ran
      And nothing was asked of another server
      And nothing is wider than the window
      When I visit the events page
      Then I see "<script>window.hacked=true</script>"
      And nothing is wider than the window
      When I visit the organisation page
      Then I see the heading "부서 및 기관"
      And I see the link "제"
      And nothing is wider than the window

    @REL-14 @browser @logs-errors
    Scenario: Markup and hostile addresses in sheets and advertisements are shown as text and dropped
      Given the hostile world
      When I visit the Bible studies page
      And I read the list to its end
      Then I see 43 sheets
      And I see "<script>window.hacked=true</script>"
      And I see "제목 없음"
      And nothing of it ran
      And nothing was asked of another server
      And nothing is wider than the window
      When I visit the advertisements page
      And I read the list to its end
      Then I see 34 advertisements
      And I see "<script>window.hacked=true</script>"
      And I see "제목 없음"
      And nothing of it ran
      And nothing was asked of another server
      And nothing is wider than the window
