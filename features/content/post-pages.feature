Feature: A page for every post and event
  Whatever the church publishes has an address of its own, which can be opened, shared, and left again.

  Rule: The page of a post

    @PAGE-01 @ROUTE-08 @ROUTE-09
    Scenario Outline: The title of <what> in its list leads to its page, and back leads to it
      Given I visit the <list> page
      And I see 10 <things>
      When I click the link "<title>" in the heading "<title>"
      Then I am at <address>
      And the heading "<title>" has the focus
      And the title is "<title> · 아순시온 소망한인교회"
      And the link "<menu>" in the navigation "<section>" is marked as the current page
      When I go back
      Then I am at the <list> page
      And I see 10 <things>
      And GET <path> was sent 1 time

      Examples:
        | what            | things         | list           | title                     | address                      | menu   | section   | path               |
        | an announcement | announcements  | announcements  | 성탄절 찬양대에서 함께 노래하실 분을 찾습니다             | /communion/announcements/56  | 공지사항   | 교제        | /api/Announcement  |
        | an advertisement | advertisements | advertisements | 한글학교 방학 특강반을 모집합니다         | /communion/advertisements/34 | 광고     | 교제        | /api/Advertisement |
        | a sheet         | sheets         | Bible studies  | 마가복음 16과: 빈 무덤의 새벽        | /sermon/bibleStudies/43      | 성경공부   | 예배와 말씀    | /api/bibleStudy    |

    @PAGE-01 @ROUTE-09 @browser
    Scenario: Back from a post has the focus on the title that led to it
      Given I visit the Bible studies page
      And I click the link "마가복음 16과: 빈 무덤의 새벽" in the heading "마가복음 16과: 빈 무덤의 새벽"
      And the heading "마가복음 16과: 빈 무덤의 새벽" has the focus
      When I go back
      Then the link "마가복음 16과: 빈 무덤의 새벽" in the heading "마가복음 16과: 빈 무덤의 새벽" has the focus
      When I visit the advertisements page
      And I click the link "한글학교 방학 특강반을 모집합니다" in the heading "한글학교 방학 특강반을 모집합니다"
      And the heading "한글학교 방학 특강반을 모집합니다" has the focus
      And I go back
      Then the link "한글학교 방학 특강반을 모집합니다" in the heading "한글학교 방학 특강반을 모집합니다" has the focus

    @PAGE-01 @ADVT-01
    Scenario: An advertisement is shown whole, with pictures that can be enlarged
      When I visit /communion/advertisements/34
      Then I see the heading "한글학교 방학 특강반을 모집합니다"
      And I see "2026-11-16 · 한글학교부"
      And I see "서둘러 주시기 바랍니다."
      When I click the button "한글학교 방학 특강반을 모집합니다 그림 2 크게 보기"
      Then I see "그림 2개 가운데 2번째"
      When I go back
      Then I do not see the dialog "한글학교 방학 특강반을 모집합니다"
      And I am at /communion/advertisements/34

    @PAGE-01 @BIBL-01
    Scenario: A sheet has the link to its PDF
      When I visit /sermon/bibleStudies/43
      Then I see the heading "마가복음 16과: 빈 무덤의 새벽"
      And I see the link "문제지 열기"

    @PAGE-01 @REL-15
    Scenario: A post that does not come can be asked for again
      Given GET /api/Announcement/57 fails
      When I visit /communion/announcements/57
      Then I see "공지사항을 불러오지 못했습니다."
      And the log says "GET api/Announcement/57: serverFailed"
      When GET /api/Announcement/57 works again
      And I click the button "다시 시도"
      Then I see the heading "추수감사주일"

    @PAGE-01 @logs-errors
    Scenario Outline: <what> that is not there says so, and leads to the list
      When I visit <address>
      Then I see "<sentence>"
      When I click the link "<link>"
      Then I am at the <list> page

      Examples:
        | what             | address                           | sentence               | link        | list           |
        | An announcement  | /communion/announcements/999      | 찾으시는 공지사항이 보이지 않습니다.   | 공지사항 모두 보기  | announcements  |
        | An advertisement | /communion/advertisements/999     | 찾으시는 광고가 보이지 않습니다.     | 광고 모두 보기    | advertisements |
        | A sheet          | /sermon/bibleStudies/999          | 찾으시는 성경공부 문제지가 보이지 않습니다. | 성경공부 모두 보기  | Bible studies  |
        | An event         | /communion/events/2026-11-19/999  | 찾으시는 행사가 보이지 않습니다.     | 행사 달력 보기    | events         |

    @REL-14 @PAGE-01
    Scenario: Markup in a title is text on its page and in the document's title
      Given GET /api/Announcement/57 is answered with
        """
        { "id": 57, "title": "<script>window.hacked=true</script>", "content": "<img src=x onerror=1>", "author": "", "created": null }
        """
      When I visit /communion/announcements/57
      Then I see the heading "<script>window.hacked=true</script>"
      And the title is "<script>window.hacked=true</script> · 아순시온 소망한인교회"
      And I see "<img src=x onerror=1>"

  Rule: Deleting

    Background:
      Given I am an editor

    @PAGE-01 @ANNO-03
    Scenario: A post is deleted on its page, and is no longer in the list
      Given I visit the announcements page
      And I see 10 announcements
      And I click the link "성탄절 찬양대에서 함께 노래하실 분을 찾습니다"
      And I see the button "나누기"
      When I click the button named just "삭제"
      Then I see "공지사항을 삭제했습니다."
      And DELETE /api/Announcement/56 was sent 1 time
      When I go back
      Then I do not see the announcement "성탄절 찬양대"
      And I see 10 announcements

    @PAGE-01 @REL-29 @ANNO-03 @LIST-06
    Scenario: Undo restores the post on its page
      Given I visit /communion/announcements/57
      When I double-click the button "삭제"
      Then I do not see the button "삭제"
      When I click the button "되돌리기" in the toast
      Then I see the heading "추수감사주일"
      And I see the button "삭제"
      And DELETE /api/Announcement/57 was sent 1 time

    @PAGE-01 @LIST-03
    Scenario: A post whose deletion fails is on its page again
      Given I visit /communion/announcements/57
      And DELETE /api/Announcement/57 fails
      When I click the button "삭제"
      Then a toast says "공지사항을 삭제하지 못했습니다."
      And I see the heading "추수감사주일"
      And the log says "DELETE api/Announcement/57: serverFailed"

  Rule: The page of an event

    @PAGE-01 @EVNT-03
    Scenario: An event of the calendar has a page, and back leads to its month
      Given I visit the events page
      When I click the event "새가족 환영회"
      And I click the link "참석 알리기"
      Then I see the heading "새가족 환영회"
      And I see "새가족부"
      And I see the button "내 달력에 추가"
      When I go back
      Then I am at the events page

    @PAGE-01
    Scenario: The newest announcements and the next events of the home page lead to their own pages
      Given I visit the home page
      When I click the link "추수감사주일 예배와 점심 식사를 안내해 드립니다"
      Then I am at /communion/announcements/57
      And the heading "추수감사주일 예배와 점심 식사를 안내해 드립니다" has the focus

  Rule: The bulletin of a Sunday

    @PAGE-01 @BULL-01
    Scenario: A bulletin has an address of its own, and older addresses go on leading to it
      When I visit /sermon/bulletin/2026-11-15
      Then I see the heading "2026년 11월 15일 일요일"
      And the title is "2026년 11월 15일 주보 · 아순시온 소망한인교회"
      When I click the link "이전 주 주보"
      Then I am at /sermon/bulletin/2026-11-08
      And I see the heading "2026년 11월 8일 일요일"
      When I go back
      Then I see the heading "2026년 11월 15일 일요일"
      When I visit /sermon/bulletin?date=2026-11-15
      Then I see the heading "2026년 11월 15일 일요일"

  Rule: Sharing

    # The browsers of the scenarios have no dialog of a device.
    @PAGE-02
    Scenario Outline: The address of <what> is copied where the device cannot share it, and a toast says so
      When I visit <address>
      And I click the button "나누기"
      Then a toast says "주소를 복사했습니다."

      Examples:
        | what             | address                         |
        | an announcement  | /communion/announcements/56     |
        | an advertisement | /communion/advertisements/34    |
        | a sheet          | /sermon/bibleStudies/43         |
        | an event         | /communion/events/2026-11-28/57 |
        | a bulletin       | /sermon/bulletin/2026-11-15     |
